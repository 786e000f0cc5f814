import type { DataTag, InfiniteData, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api/api-error'
import type { KickFilters } from './api/calls/kick'
import type { Bounds, Point } from './api/calls/place'
import type { Bucket, Comment, Journal, Kick, PartStatus, PublicJournal, Place, User } from './api/entities'
import type { Page } from './api/page'

/** A key that knows what is kept under it: `getQueryData` and `setQueryData` are typed by it. */
const keyOf = <Shape>(queryKey: QueryKey) => queryKey as DataTag<QueryKey, Shape, ApiError>

/**
 * The keys of the query cache, which all parts share: what one part fetched another finds, and what one part changed it
 * invalidates for all. Changing a key, or the shape kept under it, is a major version of this package.
 * `all` of a resource is the beginning of all its keys, for invalidating them together.
 */
export const keys = {
  buckets: {
    all: ['buckets'],
    /**
     * `Bucket[]`: all one's own, newest first, as `ownBucketsQuery` reads them. Not what `api.buckets.list()` gives, which
     * is one page.
     */
    list: () => keyOf<Bucket[]>(['buckets', 'list']),
    /** `Bucket[]`: the first `count` of the list, as `api.buckets.list({ limit: count })` gives them. Who invalidates the list invalidates these as well. */
    newest: (count: number) => keyOf<Bucket[]>(['buckets', 'list', { newest: count }]),
    /** `Bucket`, as `api.buckets.read` gives it. */
    detail: (bucketId: string) => keyOf<Bucket>(['buckets', 'detail', bucketId]),
  },
  kicks: {
    all: ['kicks'],
    /** The beginning of the keys of all lists of Kicks. */
    lists: ['kicks', 'list'],
    /** Pages of Kicks with the cursors they began with, '' first, as `api.kicks.page` gives them for the filters. */
    pages: (filters: KickFilters) => keyOf<InfiniteData<Page<Kick>, string>>(['kicks', 'list', filters]),
    /** `Kick`, as `api.kicks.read` gives it. */
    detail: (kickId: string) => keyOf<Kick>(['kicks', 'detail', kickId]),
    /** Pages of comments with the cursors they began with, '' first, as `api.comments.page` gives them. */
    comments: (kickId: string) => keyOf<InfiniteData<Page<Comment>, string>>(['kicks', 'comments', kickId]),
  },
  journals: {
    all: ['journals'],
    /** `PublicJournal[]`: all of that person's, every page of them, newest first; everybody's without an id. */
    publicList: (createdBy?: string) =>
      keyOf<PublicJournal[]>(['journals', 'public', createdBy ?? 'everybody']),
    /** `Journal[]`: all one's own, Public and Private, every page of them, newest first. */
    privateList: () => keyOf<Journal[]>(['journals', 'private']),
    /** `PublicJournal[]`: the first `count` of that person's list; invalidated with it. */
    publicNewest: (createdBy: string, count: number) =>
      keyOf<PublicJournal[]>(['journals', 'public', createdBy, { newest: count }]),
    /** `Journal[]`: the first `count` of one's own list; invalidated with it. */
    privateNewest: (count: number) => keyOf<Journal[]>(['journals', 'private', { newest: count }]),
    /** `Journal`, as `api.journals.read` gives it. */
    detail: (journalId: string) => keyOf<Journal>(['journals', 'detail', journalId]),
  },
  places: {
    all: ['places'],
    /** `Place`, as `api.places.nearest` gives it. */
    nearest: ({ lat, lng }: Point) => keyOf<Place>(['places', 'nearest', lat, lng]),
    /** `Place[]`, as `api.places.around` gives them. */
    around: ({ south, west, north, east }: Bounds) =>
      keyOf<Place[]>(['places', 'around', south, west, north, east]),
  },
  site: {
    /** `PartStatus[]`, as `api.site.status` gives them. */
    status: () => keyOf<PartStatus[]>(['site', 'status']),
  },
  users: {
    all: ['users'],
    /** `User`, as `api.users.read` gives it. */
    detail: (userId: string) => keyOf<User>(['users', 'detail', userId]),
  },
} as const
