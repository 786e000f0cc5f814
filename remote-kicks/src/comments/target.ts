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

interface PageOptions {
  query: { limit: number; cursor?: string }
  signal: AbortSignal
}

export function readComments(target: Target, options: PageOptions): Promise<Page<Comment>> {
  if ('kickId' in target) return request.page('/api/kick/{kickId}/comments', { params: target, ...options })
  if ('storyId' in target) {
    const params = { storyId: target.storyId }
    return request.page('/api/story/{storyId}/comments', { params, ...options })
  }
  return request.page('/api/journal/{journalId}/comments', { params: target, ...options })
}

export function sendComment(target: Target, text: string): Promise<Comment> {
  const body = { text }
  if ('kickId' in target) return request('post', '/api/kick/{kickId}/comments', { params: target, body })
  if ('storyId' in target) {
    const params = { storyId: target.storyId }
    return request('post', '/api/story/{storyId}/comments', { params, body })
  }
  return request('post', '/api/journal/{journalId}/comments', { params: target, body })
}

/** The numbers of comments by the id of a Journal and its Stories, without zeros. */
export type Counts = { _id: string; comments: number }[]

export const countsKey = (journalId: string) => [...keys.journals.all, 'comment counts', journalId] as const

/** Returns the number of comments on a Story or Journal; 0 while it is unknown. Asks once for the whole Journal. */
export function useCount(target: { journalId: string; storyId?: string }): number {
  const { journalId, storyId = journalId } = target
  const { data } = useQuery({
    queryKey: countsKey(journalId),
    queryFn: ({ signal }) =>
      request('get', '/api/journal/{journalId}/comments/counts', { params: { journalId }, signal }),
  })
  return data?.find(({ _id }) => _id === storyId)?.comments ?? 0
}
