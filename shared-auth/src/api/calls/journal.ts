import type { JournalFields } from '../entities'
import type { ChangeOptions, InputOf, Request } from '../request'

type Page = InputOf<'get', '/api/journal/private'>['query']
type PublicPage = InputOf<'get', '/api/journal/public'>['query']
interface Abortable {
  signal?: AbortSignal
}

/**
 * In lists each Journal has at most its first 20 Stories, each with the first 200 characters of its content;
 * `storyCount` says how many there are.
 */
export const journalCalls = (request: Request) => ({
  /**
   * A page of everybody's Public Journals, or of one person's with `createdBy`, newest first. Never sends the token.
   * `cursor` is the last one's `_id`.
   */
  listPublic: ({ createdBy, limit, cursor, signal }: PublicPage & Abortable = {}) =>
    request('get', '/api/journal/public', { query: { createdBy, limit, cursor }, signal, token: null }),
  /** A page of one's own, Public and Private, newest first. `cursor` is the last one's `_id`. */
  listPrivate: ({ limit, cursor, signal }: Page & Abortable = {}) =>
    request('get', '/api/journal/private', { query: { limit, cursor }, signal }),
  /** Once for each time it is meant: see `sendOnce`. */
  create: (journal: JournalFields) => request('post', '/api/journal', { body: journal }),
  /**
   * One Journal with at most 1,000 of its Stories, oldest first. Needs nobody to be signed in; somebody else's Private
   * one is answered with ApiError 404, as one that is not there.
   */
  read: (journalId: string, { signal }: Abortable = {}) =>
    request('get', '/api/journal/{journalId}', { params: { journalId }, signal }),
  /** A Bucket that is left out is removed. */
  update: (journalId: string, journal: JournalFields, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/journal/{journalId}', { params: { journalId }, body: journal, ifMatch }),
  /** Its Stories go with it. */
  delete: (journalId: string) => request('delete', '/api/journal/{journalId}', { params: { journalId } }),
  /** Deletes the Story. Answers with the Journal as it is then. */
  removeStory: (journalId: string, storyId: string) =>
    request('put', '/api/journal/{journalId}/remove/story', {
      params: { journalId },
      body: { journalId, storyId },
    }),
})
