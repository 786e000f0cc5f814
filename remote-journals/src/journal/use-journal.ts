import { ApiError, type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { cachedJournal } from './cached-journal'
import { words } from './words'

/** Returns whether a response is a Journal with its Stories. */
export const isJournal = (journal: Journal | null | undefined) => Boolean(journal?._id && journal.story)

const readJournal = async (journalId: string, signal: AbortSignal) => {
  const journal = await request('get', '/api/journal/{journalId}', { params: { journalId }, signal })
  if (isJournal(journal)) return journal
  throw new ApiError(200, words.empty)
}

/**
 * Returns a whole Journal for a form, which must start with the present version. A response without a Journal is an error
 * with the response's status, 200.
 */
export const useJournal = (journalId: string) => {
  const cache = useQueryClient()
  return useQuery<Journal>({
    queryKey: keys.journals.detail(journalId),
    queryFn: ({ signal }) => readJournal(journalId, signal),
    placeholderData: () => cachedJournal(cache, journalId),
    refetchOnMount: 'always',
  })
}
