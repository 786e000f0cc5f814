import type { DataTag, InfiniteData, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api/api-error'
import type { KickFilters } from './api/calls/kick'
import type { Bounds, Point } from './api/calls/place'
import type { Bucket, Comment, Journal, Kick, PartStatus, PublicJournal, Place, User } from './api/entities'
import type { Page } from './api/page'

/** Tags a query key with the type of its data, for `getQueryData` and `setQueryData`. */
const keyOf = <Shape>(queryKey: QueryKey) => queryKey as DataTag<QueryKey, Shape, ApiError>

/**
 * The keys of the query cache that all parts share. Changing a key, or the type of its data, is a major version of this
 * package. `all` is the prefix of all keys of a resource, for invalidating them together.
 */
export const keys = {
  buckets: {
    all: ['buckets'],
    /** All Buckets of the user, newest first, as `ownBucketsQuery` returns them. `api.buckets.list()` is only one page. */
    list: () => keyOf<Bucket[]>(['buckets', 'list']),
    /** The first `count` of the list, as `api.buckets.list({ limit: count })` returns them. Invalidated with the list. */
    newest: (count: number) => keyOf<Bucket[]>(['buckets', 'list', { newest: count }]),
    /** As `api.buckets.read` returns it. */
    detail: (bucketId: string) => keyOf<Bucket>(['buckets', 'detail', bucketId]),
  },
  kicks: {
    all: ['kicks'],
    /** The prefix of the keys of all lists of Kicks. */
    lists: ['kicks', 'list'],
    /** Pages of `api.kicks.page` for the filters; the page params are cursors, the first is ''. */
    pages: (filters: KickFilters) => keyOf<InfiniteData<Page<Kick>, string>>(['kicks', 'list', filters]),
    /** As `api.kicks.read` returns it. */
    detail: (kickId: string) => keyOf<Kick>(['kicks', 'detail', kickId]),
    /** Pages of `api.comments.page`; the page params are cursors, the first is ''. */
    comments: (kickId: string) => keyOf<InfiniteData<Page<Comment>, string>>(['kicks', 'comments', kickId]),
  },
  journals: {
    all: ['journals'],
    /** All Public Journals of a user, or of everybody without an id, newest first. */
    publicList: (createdBy?: string) =>
      keyOf<PublicJournal[]>(['journals', 'public', createdBy ?? 'everybody']),
    /** All Journals of the signed-in user, Public and Private, newest first. */
    privateList: () => keyOf<Journal[]>(['journals', 'private']),
    /** The first `count` of a user's Public Journals. Invalidated with the list. */
    publicNewest: (createdBy: string, count: number) =>
      keyOf<PublicJournal[]>(['journals', 'public', createdBy, { newest: count }]),
    /** The first `count` of the own list. Invalidated with the list. */
    privateNewest: (count: number) => keyOf<Journal[]>(['journals', 'private', { newest: count }]),
    /** As `api.journals.read` returns it. */
    detail: (journalId: string) => keyOf<Journal>(['journals', 'detail', journalId]),
  },
  places: {
    all: ['places'],
    /** As `api.places.nearest` returns it. */
    nearest: ({ lat, lng }: Point) => keyOf<Place>(['places', 'nearest', lat, lng]),
    /** As `api.places.around` returns them. */
    around: ({ south, west, north, east }: Bounds) =>
      keyOf<Place[]>(['places', 'around', south, west, north, east]),
  },
  site: {
    /** As `api.site.status` returns it. */
    status: () => keyOf<PartStatus[]>(['site', 'status']),
  },
  users: {
    all: ['users'],
    /** As `api.users.read` returns it. */
    detail: (userId: string) => keyOf<User>(['users', 'detail', userId]),
  },
} as const
