import { keys, type Kick, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** Which Kicks: those of a member, or a list of the signed-in user. */
type KickFilter = { createdBy: string } | { mine: 'created' | 'liked' | 'favourites' }

// A Kick may be in two pages after additions or deletions.
const withoutRepeats = (pages: Page<Kick>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((kick) => [kick._id, kick] as const)).values(),
]

/** Queries Kicks in pages, newest first. */
export const useKicksOf = (filter: KickFilter, limit: number) =>
  useInfiniteQuery({
    queryKey: [...keys.kicks.all, 'profile', filter, limit],
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/kick', { query: { ...filter, limit, ...(cursor && { cursor }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
  })

export type KickPages = ReturnType<typeof useKicksOf>

/** Queries the key figures of a profile, which count what the signed-in user may see. */
export const useFigures = (userId: string) =>
  useQuery({
    queryKey: [...keys.users.all, 'figures', userId],
    queryFn: ({ signal }) => request('get', '/api/user/{userId}/figures', { params: { userId }, signal }),
  })

export type Figures = NonNullable<ReturnType<typeof useFigures>['data']>
