import { ApiError, type Journal, keys, type Page, type Story } from '@bucketeer/shared-auth'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PagedList } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { cachedJournal } from '../../journal/cached-journal'
import { laterStoriesKey, readingKey } from '../../journal/shown-journal'
import { isJournal } from '../../journal/use-journal'
import { words as journalWords } from '../../journal/words'
import { request } from '../../request'

/** Enough to fill the first screens. `remote.json` names the same number. */
const firstStories = 4
const pageSize = 20
/** The largest number that the server accepts. */
const mostStories = 100

/**
 * Returns a Journal with the Stories that are loaded so far, and those after them; null if there are none. A refresh asks
 * for no fewer Stories than are shown.
 */
export function useReadJournal(journalId: string) {
  const cache = useQueryClient()
  const queryKey = readingKey(journalId)
  const query = useQuery<Journal>({
    queryKey,
    queryFn: async ({ signal }) => {
      const shown = cache.getQueryData<Journal>(queryKey) ?? cachedJournal(cache, journalId)
      const stories = Math.min(mostStories, Math.max(firstStories, shown?.story.length ?? 0))
      const options = { params: { journalId }, query: { stories }, signal }
      const journal = await request('get', '/api/journal/{journalId}', options)
      if (isJournal(journal)) return journal
      throw new ApiError(200, journalWords.empty)
    },
    // A form has read the whole Journal, and shows it here after saving.
    initialData: () => cache.getQueryData(keys.journals.detail(journalId)),
    initialDataUpdatedAt: () => cache.getQueryState(keys.journals.detail(journalId))?.dataUpdatedAt,
    placeholderData: () => cachedJournal(cache, journalId),
  })
  const { stories, later } = useLaterStories(journalId, query.data)
  return {
    query: { ...query, data: query.data && { ...query.data, story: [...query.data.story, ...stories] } },
    later,
  }
}

function useLaterStories(journalId: string, journal: Journal | undefined) {
  const last = journal?.story.at(-1)?._id ?? ''
  const [wantedAfter, setWantedAfter] = useState<string | null>(null)
  const pages = useInfiniteQuery<
    Page<Story>,
    Error,
    InfiniteData<Page<Story>, string>,
    readonly unknown[],
    string
  >({
    // Other first Stories have others after them.
    queryKey: [...laterStoriesKey(journalId), last],
    enabled: last !== '' && wantedAfter === last,
    queryFn: ({ pageParam, signal }) =>
      request.page('/api/journal/{journalId}/stories', {
        params: { journalId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: last,
    getNextPageParam: ({ next }) => next,
  })
  const stories = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const isComplete = !journal || journal.story.length + stories.length >= journal.storyCount
  const hasMore = !isComplete && last !== '' && (!pages.data || pages.hasNextPage)
  const load = () => {
    if (pages.data) return void pages.fetchNextPage({ cancelRefetch: false })
    if (pages.isError) return void pages.refetch()
    setWantedAfter(last)
  }
  const later: PagedList | null = hasMore
    ? {
        hasNextPage: true,
        isFetchingNextPage: pages.isFetching,
        isFetchNextPageError: pages.isError && !pages.isFetching,
        error: pages.error,
        fetchNextPage: load,
      }
    : null
  return { stories, later }
}
