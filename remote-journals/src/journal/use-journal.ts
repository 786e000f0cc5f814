import { ApiError, type Journal, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { cachedJournal } from './cached-journal'
import { words } from './words'

/** Returns whether a response is a Journal with its Stories. */
export const isJournal = (journal: Journal | null | undefined) => Boolean(journal?._id && journal.story)

/** The largest page that the server sends. */
const pageSize = 50

/** Reads a Journal with all its Stories, of which the first response of a long one has the first only. */
export async function readWholeJournal(journalId: string, signal?: AbortSignal): Promise<Journal> {
  const options = { params: { journalId }, ...(signal && { signal }) }
  const journal = await request('get', '/api/journal/{journalId}', options)
  if (!isJournal(journal)) throw new ApiError(200, words.empty)
  const story = [...journal.story]
  let cursor = story.length < journal.storyCount ? (story.at(-1)?._id ?? null) : null
  while (cursor !== null) {
    const query = { limit: pageSize, cursor }
    const page = await request.page('/api/journal/{journalId}/stories', { ...options, query })
    story.push(...page.items)
    cursor = page.next
  }
  return { ...journal, story }
}

/**
 * Returns a whole Journal for a form, which must start with the present version. A response without a Journal is an error
 * with the response's status, 200.
 */
export const useJournal = (journalId: string) => {
  const cache = useQueryClient()
  return useQuery<Journal>({
    queryKey: keys.journals.detail(journalId),
    queryFn: ({ signal }) => readWholeJournal(journalId, signal),
    placeholderData: () => cachedJournal(cache, journalId),
    refetchOnMount: 'always',
  })
}
