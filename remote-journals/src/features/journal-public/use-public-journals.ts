import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { publicPagesKey } from '../../journal'

const pageSize = 24

/** Everybody's Public Journals, newest first, a page at a time. */
export const usePublicJournals = () =>
  useInfiniteQuery({
    queryKey: publicPagesKey,
    queryFn: ({ pageParam, signal }) =>
      api.journals.listPublic({ limit: pageSize, ...(pageParam && { cursor: pageParam }), signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?._id),
  })
