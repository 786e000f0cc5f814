import type { KickChange, KickFields } from '../entities'
import type { ChangeOptions, InputOf, Request, RequestPage } from '../request'

type Part = NonNullable<InputOf<'get', '/api/kick'>['query']>
interface Abortable {
  signal?: AbortSignal
}

/** What a list of Kicks can be narrowed to. `q` are words, with or without accents; `createdBy` is a person's id. */
export type KickFilters = Pick<Part, 'continent' | 'category' | 'q' | 'createdBy'>

const queryOf = ({ continent, category, q, createdBy, limit, cursor }: Part) => ({
  continent,
  category,
  q,
  createdBy,
  limit,
  cursor,
})

/** Everybody's Kicks. Only who created one may change or delete it; others get ApiError 403. */
export const kickCalls = (request: Request, requestPage: RequestPage) => ({
  /** Newest first; without `limit` up to 1,000. `cursor` is the last one's `_id`. */
  list: ({ signal, ...part }: Part & Abortable = {}) =>
    request('get', '/api/kick', { query: queryOf(part), signal }),
  /** As `list`, with where the next page begins. */
  page: ({ signal, ...part }: Part & Abortable = {}) =>
    requestPage('/api/kick', { query: queryOf(part), signal }),
  /** Once for each time it is meant: see `sendOnce`. With `buckets`, it is put into that Bucket of one's own. */
  create: (kick: KickFields) => request('post', '/api/kick', { body: kick }),
  read: (kickId: string, { signal }: Abortable = {}) =>
    request('get', '/api/kick/{kickId}', { params: { kickId }, signal }),
  update: (kickId: string, change: KickChange, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/kick/{kickId}', { params: { kickId }, body: change, ifMatch }),
  /** Where others hold it, it stays for them as withdrawn. */
  delete: (kickId: string) => request('delete', '/api/kick/{kickId}', { params: { kickId } }),
  /** Answers with the number of likes then. Liking twice counts once. */
  like: (kickId: string) => request('put', '/api/kick/{kickId}/like', { params: { kickId } }),
  unlike: (kickId: string) => request('delete', '/api/kick/{kickId}/like', { params: { kickId } }),
  /** Makes it one of one's favourites, which nobody else sees. */
  favour: (kickId: string) => request('put', '/api/kick/{kickId}/favourite', { params: { kickId } }),
  unfavour: (kickId: string) => request('delete', '/api/kick/{kickId}/favourite', { params: { kickId } }),
})
