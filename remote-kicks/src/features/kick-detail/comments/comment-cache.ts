import { type Comment, keys } from '@bucketeer/shared-auth'
import { type QueryClient } from '@tanstack/react-query'
import { addToTop, mapPages, type Pages, patchKick } from '../../../kick/kick-cache'

/** Returns the query key of the pages of a Kick's comments. Their params are cursors; the first is ''. */
export const commentsKey = (kickId: string) => [...keys.kicks.all, 'comments', kickId] as const

const changeComments = (cache: QueryClient, kickId: string, change: (comments: Comment[]) => Comment[]) =>
  cache.setQueryData<Pages<Comment>>(commentsKey(kickId), (list) => mapPages(list, change))

/** The count leaves out hidden comments. */
const count = (cache: QueryClient, { kickId, hidden }: Comment, more: 1 | -1) =>
  !hidden &&
  patchKick(cache, kickId, ({ commentCount }) => ({ commentCount: Math.max(0, commentCount + more) }))

/** Adds a new comment to the top of the cached list. */
export function showComment(cache: QueryClient, comment: Comment) {
  cache.setQueryData<Pages<Comment>>(commentsKey(comment.kickId), (list) => addToTop(list, comment))
  count(cache, comment, 1)
}

export const replaceComment = (cache: QueryClient, comment: Comment) =>
  changeComments(cache, comment.kickId, (comments) =>
    comments.map((before) => (before._id === comment._id ? comment : before)),
  )

export function removeComment(cache: QueryClient, removed: Comment) {
  changeComments(cache, removed.kickId, (comments) => comments.filter(({ _id }) => _id !== removed._id))
  count(cache, removed, -1)
}
