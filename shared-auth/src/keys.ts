import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api/api-error'
import type { Bucket, Journal, Kick, Notification, PublicJournal, Schemas, User } from './api/entities'

/** A query key with the type of its data, for `getQueryData` and `setQueryData`. */
type KeyOf<Shape> = DataTag<QueryKey, Shape, ApiError>

const keyOf = <Shape>(queryKey: QueryKey) => queryKey as KeyOf<Shape>

/**
 * The keys of the query cache that several parts use. A key that one part alone uses is defined beside its calls, and
 * begins with the `all` of its resource. Changing a key here, or the type of its data, is a major version of this
 * package. `all` is the prefix of all keys of a resource, for invalidating them together.
 */
export const keys = {
  buckets: {
    all: ['buckets'],
    /** All Buckets of the user, newest first, as `ownBucketsQuery` returns them. `GET /api/bucket` is only one page. */
    list: (): KeyOf<Bucket[]> => keyOf(['buckets', 'list']),
    /** The first `count` of the list, as `GET /api/bucket?limit=<count>` returns them. Invalidated with the list. */
    newest: (count: number): KeyOf<Bucket[]> => keyOf(['buckets', 'list', { newest: count }]),
    /** As `GET /api/bucket/{bucketId}` returns it. */
    detail: (bucketId: string): KeyOf<Bucket> => keyOf(['buckets', 'detail', bucketId]),
  },
  kicks: {
    all: ['kicks'],
    /** As `GET /api/kick/{kickId}` returns it. */
    detail: (kickId: string): KeyOf<Kick> => keyOf(['kicks', 'detail', kickId]),
  },
  journals: {
    all: ['journals'],
    /** All Public Journals of a user, or of everybody without an id, newest first. */
    publicList: (createdBy?: string): KeyOf<PublicJournal[]> =>
      keyOf(['journals', 'public', createdBy ?? 'everybody']),
    /** All Journals of the signed-in user, Public and Private, newest first. */
    privateList: (): KeyOf<Journal[]> => keyOf(['journals', 'private']),
    /** The first `count` of a user's Public Journals. Invalidated with the list. */
    publicNewest: (createdBy: string, count: number): KeyOf<PublicJournal[]> =>
      keyOf(['journals', 'public', createdBy, { newest: count }]),
    /** The first `count` of the own list. Invalidated with the list. */
    privateNewest: (count: number): KeyOf<Journal[]> => keyOf(['journals', 'private', { newest: count }]),
    /** As `GET /api/journal/{journalId}` returns it. */
    detail: (journalId: string): KeyOf<Journal> => keyOf(['journals', 'detail', journalId]),
  },
  log: {
    all: ['log'],
    /** Data derived from the wishes in the user's Buckets: the next wish and the remaining first steps. */
    ofWishes: ['log', 'of wishes'],
    /** As `GET /api/log/settings` returns them. */
    settings: (): KeyOf<Schemas['LogSettings']> => keyOf(['log', 'of wishes', 'settings']),
  },
  notifications: {
    all: ['notifications'],
    /** The newest ones that the user has not seen, as `GET /api/notification?unseen=true&limit=10` returns them. */
    unseen: (): KeyOf<Notification[]> => keyOf(['notifications', 'unseen']),
  },
  users: {
    all: ['users'],
    /** As `GET /api/user/{userId}` returns it. */
    detail: (userId: string): KeyOf<User> => keyOf(['users', 'detail', userId]),
  },
} as const
