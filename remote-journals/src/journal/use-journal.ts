import { ApiError, type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { cachedJournal } from './cached-journal'
import { words } from './words'

const isWhole = (journal: Journal | null | undefined) => Boolean(journal?._id && journal.story)

const readJournal = async (journalId: string, signal: AbortSignal) => {
  const journal = await request('get', '/api/journal/{journalId}', { params: { journalId }, signal })
  if (isWhole(journal)) return journal
  throw new ApiError(200, words.empty)
}

/**
 * Returns a Journal with its Stories. Shows cached data of the lists first. A response without a Journal is an error with
 * the response's status, 200.
 * @param isFresh ignores cached data, because a form must start with the present version
 */
export const useJournal = (journalId: string, isFresh: 'for a while' | 'never' = 'for a while') => {
  const cache = useQueryClient()
  return useQuery<Journal>({
    queryKey: keys.journals.detail(journalId),
    queryFn: ({ signal }) => readJournal(journalId, signal),
    placeholderData: () => cachedJournal(cache, journalId),
    refetchOnMount: isFresh === 'never' ? 'always' : true,
  })
}
