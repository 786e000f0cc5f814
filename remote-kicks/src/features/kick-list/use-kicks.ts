import { type Kick, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listKey, type ListFilters } from '../../kick/kick-cache'
import { request } from '../../request'

/** Page sizes. The first page is at most eight screens high on phones, and its response is an early call of the page. */
const pageSize = { first: 9, next: 24 }
// Milliseconds. Keeps the loaded pages while the user reads a Kick.
const freshness = 5 * 60_000
const memory = 60 * 60_000

// A Kick may be in two pages after additions or deletions.
const withoutRepeats = (pages: Page<Kick>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((kick) => [kick._id, kick] as const)).values(),
]

/** Returns the matching Kicks of everybody, newest first, in pages. Keeps the previous ones while new ones load. */
export const useKicks = (filters: ListFilters) =>
  useInfiniteQuery({
    queryKey: listKey(filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/kick', {
        query: cursor ? { ...filters, limit: pageSize.next, cursor } : { ...filters, limit: pageSize.first },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
    placeholderData: (before) => before,
    staleTime: freshness,
    gcTime: memory,
  })
