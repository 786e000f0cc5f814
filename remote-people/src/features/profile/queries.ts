import { keys, pagesQuery } from '@bucketeer/shared-auth'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** Which Kicks: those of a member, or a list of the signed-in user. */
type KickFilter = { createdBy: string } | { mine: 'created' | 'liked' | 'favourites' }

/** Queries Kicks in pages, newest first. */
export const useKicksOf = (filter: KickFilter, limit: number) =>
  useInfiniteQuery({
    queryKey: [...keys.kicks.all, 'profile', filter, limit],
    ...pagesQuery((after, signal) =>
      request.page('/api/kick', { query: { ...filter, limit, ...after }, signal }),
    ),
  })

export type KickPages = ReturnType<typeof useKicksOf>

/** Queries the key figures of a profile, which count what the signed-in user may see. */
export const useFigures = (userId: string) =>
  useQuery({
    queryKey: [...keys.users.all, 'figures', userId],
    queryFn: ({ signal }) => request('get', '/api/user/{userId}/figures', { params: { userId }, signal }),
  })

export type Figures = NonNullable<ReturnType<typeof useFigures>['data']>
