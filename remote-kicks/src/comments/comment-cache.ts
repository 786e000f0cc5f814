import type { Comment } from '@bucketeer/shared-auth'
import { type QueryClient } from '@tanstack/react-query'
import { addToTop, mapPages, type Pages, patchKick } from '../kick/kick-cache'
import { commentsKey, type Counts, countsKey, idOf, type Target } from './target'

const changeComments = (cache: QueryClient, target: Target, change: (comments: Comment[]) => Comment[]) =>
  cache.setQueryData<Pages<Comment>>(commentsKey(target), (list) => mapPages(list, change))

/** The count leaves out hidden comments. */
function count(cache: QueryClient, target: Target, { hidden }: Comment, more: 1 | -1) {
  if (hidden) return
  if ('kickId' in target)
    return patchKick(cache, target.kickId, ({ commentCount }) => ({
      commentCount: Math.max(0, commentCount + more),
    }))
  const id = idOf(target)
  cache.setQueryData<Counts>(countsKey(target.journalId), (counts = []) => {
    const before = counts.find(({ _id }) => _id === id)?.comments ?? 0
    return [...counts.filter(({ _id }) => _id !== id), { _id: id, comments: Math.max(0, before + more) }]
  })
}

/** Adds a new comment to the top of the cached list. */
export function showComment(cache: QueryClient, target: Target, comment: Comment) {
  cache.setQueryData<Pages<Comment>>(commentsKey(target), (list) => addToTop(list, comment))
  count(cache, target, comment, 1)
}

export const replaceComment = (cache: QueryClient, target: Target, comment: Comment) =>
  changeComments(cache, target, (comments) =>
    comments.map((before) => (before._id === comment._id ? comment : before)),
  )

export function removeComment(cache: QueryClient, target: Target, removed: Comment) {
  changeComments(cache, target, (comments) => comments.filter(({ _id }) => _id !== removed._id))
  count(cache, target, removed, -1)
}
