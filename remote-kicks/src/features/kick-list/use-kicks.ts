import { keys, type Kick, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { type ListFilters } from './kick-filters'

/** Page size. */
const pageSize = 24
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
