import { type Comment, type Page } from '@bucketeer/shared-auth'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../../request'
import { commentsKey } from './comment-cache'

const pageSize = 20

// A new comment may be contained in a page that is loaded later.
const withoutRepeats = (pages: Page<Comment>[]) => [
  ...new Map(pages.flatMap(({ items }) => items).map((comment) => [comment._id, comment] as const)).values(),
]

/** Returns the comments on a Kick, newest first, in pages. */
export const useComments = (kickId: string) =>
  useInfiniteQuery({
    queryKey: commentsKey(kickId),
    queryFn: ({ pageParam: cursor, signal }) =>
      request.page('/api/kick/{kickId}/comments', {
        params: { kickId },
        query: { limit: pageSize, ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => withoutRepeats(pages),
  })
