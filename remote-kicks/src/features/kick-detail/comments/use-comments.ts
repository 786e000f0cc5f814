import { type Comment, keys, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../../api'

const pageSize = 20

// A comment that was written here may come again with the page that has it.
const withoutRepeats = (pages: Page<Comment>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((comment) => [comment._id, comment] as const)).values(),
]

/** What people say to a Kick, newest first, a page at a time. */
export const useComments = (kickId: string) =>
  useInfiniteQuery({
    queryKey: keys.kicks.comments(kickId),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.comments.page(kickId, { limit: pageSize, ...(cursor && { cursor }), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
  })
