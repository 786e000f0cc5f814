import { keys, type Kick, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { type ListFilters } from './kick-filters'

/** Kicks that are asked for at a time. */
const pageSize = 24
// Milliseconds. Long enough to read a Kick, come back, and find all that was loaded as one left it.
const freshness = 5 * 60_000
const memory = 60 * 60_000

// Kicks may come and go between two pages.
const withoutRepeats = (pages: Page<Kick>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((kick) => [kick._id, kick] as const)).values(),
]

/** Everybody's Kicks that match, newest first, a page at a time. While others are on their way, the last ones stay. */
export const useKicks = (filters: ListFilters) =>
  useInfiniteQuery({
    queryKey: keys.kicks.pages(filters),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.kicks.page({ ...filters, limit: pageSize, ...(cursor && { cursor }), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
    placeholderData: (before) => before,
    staleTime: freshness,
    gcTime: memory,
  })
