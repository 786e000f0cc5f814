import type { BucketFields } from '../entities'
import type { ChangeOptions, InputOf, Request, RequestPage } from '../request'

type Part = InputOf<'get', '/api/bucket'>['query']
interface Abortable {
  signal?: AbortSignal
}

/**
 * The Buckets of the person who is signed in; somebody else's are answered with ApiError 404. Their Kicks have the first
 * 200 characters of their descriptions.
 */
export const bucketCalls = (request: Request, requestPage: RequestPage) => ({
  /** A page of one's own Buckets, newest first, each with at most its first 20 Kicks. `cursor` is the last one's `_id`. */
  list: ({ limit, cursor, signal }: Part & Abortable = {}) =>
    request('get', '/api/bucket', { query: { limit, cursor }, signal }),
  /** As `list`, with where the next page begins. */
  page: ({ limit, cursor, signal }: Part & Abortable = {}) =>
    requestPage('/api/bucket', { query: { limit, cursor }, signal }),
  /** Once for each time it is meant: see `sendOnce`. */
  create: (bucket: BucketFields) => request('post', '/api/bucket', { body: bucket }),
  /** One Bucket with at most 1,000 of its Kicks; `kickCount` says how many there are. */
  read: (bucketId: string, { signal }: Abortable = {}) =>
    request('get', '/api/bucket/{bucketId}', { params: { bucketId }, signal }),
  update: (bucketId: string, bucket: BucketFields, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/bucket/{bucketId}', { params: { bucketId }, body: bucket, ifMatch }),
  delete: (bucketId: string) => request('delete', '/api/bucket/{bucketId}', { params: { bucketId } }),
  /** Answers with the Bucket as it is then. Adding a Kick twice keeps it once. */
  addKick: (bucketId: string, kickId: string) =>
    request('put', '/api/bucket/{bucketId}/add', { params: { bucketId }, body: { bucketId, kickId } }),
  /** Answers with the Bucket as it is then. */
  removeKick: (bucketId: string, kickId: string) =>
    request('put', '/api/bucket/{bucketId}/remove/kick', {
      params: { bucketId },
      body: { bucketId, kickId },
    }),
})
