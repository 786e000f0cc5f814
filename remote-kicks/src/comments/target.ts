import { type Comment, keys, type Page } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

/** The target of comments: a Kick, a Story, or a Journal. */
export type Target = { kickId: string } | { storyId: string; journalId: string } | { journalId: string }

/** Returns the id of what comments are on. */
export const idOf = (target: Target) =>
  'kickId' in target ? target.kickId : 'storyId' in target ? target.storyId : target.journalId

/** Returns the query key of the pages of comments. Their params are cursors; the first is ''. */
export const commentsKey = (target: Target) =>
  [...('kickId' in target ? keys.kicks : keys.journals).all, 'comments', idOf(target)] as const

/** Returns the path of the comments, and what it is filled with. */
function pathOf(target: Target) {
  if ('kickId' in target) return { path: '/api/kick/{kickId}/comments', params: target } as const
  if ('storyId' in target)
    return { path: '/api/story/{storyId}/comments', params: { storyId: target.storyId } } as const
  return { path: '/api/journal/{journalId}/comments', params: target } as const
}

interface PageOptions {
  query: { limit: number; cursor?: string }
  signal: AbortSignal
}

export function readComments(target: Target, options: PageOptions): Promise<Page<Comment>> {
  const { path, params } = pathOf(target)
  return request.page(path, { params, ...options })
}

export function sendComment(target: Target, text: string): Promise<Comment> {
  const { path, params } = pathOf(target)
  return request('post', path, { params, body: { text } })
}

/** The numbers of comments by the id of a Journal and its Stories, without zeros. */
export type Counts = { _id: string; comments: number }[]

export const countsKey = (journalId: string) => [...keys.journals.all, 'comment counts', journalId] as const

/** Returns the number of comments on a Story or Journal; 0 while it is unknown. Asks once for the whole Journal. */
export function useCount(target: { journalId: string; storyId?: string }): number {
  const { journalId, storyId = journalId } = target
  const { data } = useQuery(
    request.query(countsKey(journalId), '/api/journal/{journalId}/comments/counts', {
      params: { journalId },
    }),
  )
  return data?.find(({ _id }) => _id === storyId)?.comments ?? 0
}
