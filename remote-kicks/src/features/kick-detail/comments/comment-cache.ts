import { type Comment, keys } from '@bucketeer/shared-auth'
import { type QueryClient } from '@tanstack/react-query'
import { addToTop, mapPages, type Pages, patchKick } from '../../../kick/kick-cache'

/** Returns the query key of the pages of a Kick's comments. Their params are cursors; the first is ''. */
export const commentsKey = (kickId: string) => [...keys.kicks.all, 'comments', kickId] as const

const changeComments = (cache: QueryClient, kickId: string, change: (comments: Comment[]) => Comment[]) =>
  cache.setQueryData<Pages<Comment>>(commentsKey(kickId), (list) => mapPages(list, change))

const count = (cache: QueryClient, kickId: string, more: 1 | -1) =>
  patchKick(cache, kickId, ({ commentCount }) => ({ commentCount: Math.max(0, commentCount + more) }))

/** Adds a new comment to the top of the cached list. */
export function showComment(cache: QueryClient, comment: Comment) {
  cache.setQueryData<Pages<Comment>>(commentsKey(comment.kickId), (list) => addToTop(list, comment))
  count(cache, comment.kickId, 1)
}

export const replaceComment = (cache: QueryClient, comment: Comment) =>
  changeComments(cache, comment.kickId, (comments) =>
    comments.map((before) => (before._id === comment._id ? comment : before)),
  )

export function removeComment(cache: QueryClient, { _id, kickId }: Comment) {
  changeComments(cache, kickId, (comments) => comments.filter((comment) => comment._id !== _id))
  count(cache, kickId, -1)
}
