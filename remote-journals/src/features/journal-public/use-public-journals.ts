import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { publicPagesKey } from '../../journal/cached-journal'

const pageSize = 24

/** Returns Public Journals of everybody, newest first, in pages. Never sends the token. */
export const usePublicJournals = () =>
  useInfiniteQuery({
    queryKey: publicPagesKey,
    queryFn: ({ pageParam, signal }) =>
      request('get', '/api/journal/public', {
        query: { limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        token: null,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?._id),
  })
