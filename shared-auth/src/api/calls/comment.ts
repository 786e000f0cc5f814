import type { CommentFields } from '../entities'
import type { ChangeOptions, InputOf, Request, RequestPage } from '../request'

type Part = InputOf<'get', '/api/kick/{kickId}/comments'>['query']
interface Abortable {
  signal?: AbortSignal
}

/** What people say to Kicks. Who wrote a comment may change and delete it, the Kick's creator may delete it. */
export const commentCalls = (request: Request, requestPage: RequestPage) => ({
  /** Newest first; up to 100. `cursor` is the last one's `_id`. */
  list: (kickId: string, { limit, cursor, signal }: Part & Abortable = {}) =>
    request('get', '/api/kick/{kickId}/comments', { params: { kickId }, query: { limit, cursor }, signal }),
  /** As `list`, with where the next page begins. */
  page: (kickId: string, { limit, cursor, signal }: Part & Abortable = {}) =>
    requestPage('/api/kick/{kickId}/comments', { params: { kickId }, query: { limit, cursor }, signal }),
  /** Once for each time it is meant: see `sendOnce`. */
  create: (kickId: string, comment: CommentFields) =>
    request('post', '/api/kick/{kickId}/comments', { params: { kickId }, body: comment }),
  update: (commentId: string, comment: CommentFields, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/comment/{commentId}', { params: { commentId }, body: comment, ifMatch }),
  delete: (commentId: string) => request('delete', '/api/comment/{commentId}', { params: { commentId } }),
})
