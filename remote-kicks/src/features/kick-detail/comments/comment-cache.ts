import { type Comment, keys, type Page } from '@bucketeer/shared-auth'
import { type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { patchKick } from '../../../kick/kick-cache'

type Pages = InfiniteData<Page<Comment>, string>
type Change = (comments: Comment[]) => Comment[]

/** Returns the query key of the pages of a Kick's comments. Their params are cursors; the first is ''. */
export const commentsKey = (kickId: string) => [...keys.kicks.all, 'comments', kickId] as const

const changePages = (cache: QueryClient, kickId: string, change: Change) =>
  cache.setQueryData<Pages>(
    commentsKey(kickId),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: change(page.items) })),
      },
  )

const count = (cache: QueryClient, kickId: string, more: 1 | -1) =>
  patchKick(cache, kickId, ({ commentCount }) => ({ commentCount: Math.max(0, commentCount + more) }))

/** Adds a new comment to the top of the cached list. */
export function showComment(cache: QueryClient, comment: Comment) {
  cache.setQueryData<Pages>(commentsKey(comment.kickId), (list) => {
    const [first, ...others] = list?.pages ?? []
    return list && first && { ...list, pages: [{ ...first, items: [comment, ...first.items] }, ...others] }
  })
  count(cache, comment.kickId, 1)
}

export const replaceComment = (cache: QueryClient, comment: Comment) =>
  changePages(cache, comment.kickId, (comments) =>
    comments.map((before) => (before._id === comment._id ? comment : before)),
  )

export function removeComment(cache: QueryClient, { _id, kickId }: Comment) {
  changePages(cache, kickId, (comments) => comments.filter((comment) => comment._id !== _id))
  count(cache, kickId, -1)
}
