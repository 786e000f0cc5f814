import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ShareLink } from '@bucketeer/shared-auth'
import { request } from '../../request'

const queryKey = ['links']

/** Queries the links of the user that work, in pages. */
export const useLinks = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/share', { query: { limit: 20, ...(cursor && { cursor }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })

/** Ends one link, or all of them. */
export const useEndLinks = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (link: ShareLink | 'all'): Promise<unknown> =>
      link === 'all'
        ? request('delete', '/api/share', {})
        : request('delete', '/api/share/{id}', { params: { id: link._id } }),
    // The list is read again also after a failure: the link may have ended elsewhere.
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}
