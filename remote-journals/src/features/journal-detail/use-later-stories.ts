import { type Journal, type Page, pagesQuery, type Story } from '@bucketeer/shared-auth'
import { type PagedList } from '@bucketeer/shared-ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

const pageSize = 20

interface Source {
  queryKey: readonly unknown[]
  readPage: (page: { query: { limit: number; cursor?: string }; signal: AbortSignal }) => Promise<Page<Story>>
}

/** Returns a Journal with the later Stories that are loaded so far, and those after them; null if there are none. */
export function useLaterStories(journal: Journal | undefined, { queryKey, readPage }: Source) {
  const last = journal?.story.at(-1)?._id ?? ''
  const [wantedAfter, setWantedAfter] = useState<string | null>(null)
  const pages = useInfiniteQuery({
    // Other first Stories have others after them.
    queryKey: [...queryKey, last],
    enabled: last !== '' && wantedAfter === last,
    ...pagesQuery((after, signal) => readPage({ query: { limit: pageSize, ...after }, signal })),
    initialPageParam: last,
  })
  const { data: stories = [] } = pages
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
  return { journal: journal && { ...journal, story: [...journal.story, ...stories] }, later }
}
