import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { publicPagesKey } from '../../journal/cached-journal'

const pageSize = 24

/** Returns Public Journals of everybody, newest first, in pages. */
export const usePublicJournals = () =>
  useInfiniteQuery({
    queryKey: publicPagesKey,
    queryFn: ({ pageParam, signal }) =>
      api.journals.listPublic({ limit: pageSize, ...(pageParam && { cursor: pageParam }), signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?._id),
  })
