import { keys, type Kick } from '@bucketeer/shared-auth'
import { nameKey } from '@bucketeer/shared-ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { request } from '../request'
import type { LogEntry } from './entry'

/** The filters of a list of entries. */
export interface LogFilter {
  /** The id of the person whose log it is; the user by default. */
  user?: string
  year?: number
  category?: NonNullable<Kick['category']>
  country?: string
  /** The name of a companion. */
  with?: string
}

function hasName(companions: { name: string }[], wanted: string) {
  const key = nameKey(wanted)
  return companions.some(({ name }) => nameKey(name) === key)
}

/** Returns whether an entry belongs to the list of a filter, as the server decides. */
export const isInFilter = (
  filter: LogFilter,
  { on, kick, createdBy, with: companions = [] }: LogEntry,
): boolean =>
  (filter.user === undefined || createdBy._id === filter.user) &&
  (filter.year === undefined || Number(on?.slice(0, 4)) === filter.year) &&
  (filter.category === undefined || kick?.category === filter.category) &&
  (filter.country === undefined || kick?.country === filter.country) &&
  (filter.with === undefined || hasName(companions, filter.with))

const { all } = keys.log

/** The query keys of entries. Keys of what is counted from them begin with `keys.log.all`, too. */
export const logKeys = {
  entries: [...all, 'entry'],
  entry: (entryId: string) => [...all, 'entry', entryId],
  lists: [...all, 'list'],
  /** A log, in pages. */
  list: (filter: LogFilter) => [...all, 'list', filter],
  newest: (userId: string) => [...all, 'newest', userId],
  years: [...all, 'years'],
  year: (year: number) => [...all, 'years', year],
  filters: [...all, 'filters'],
  ofKicks: [...all, 'kick'],
  ofKick: (kickId: string) => [...all, 'kick', kickId],
} as const

/** Queries the years of the user's own log, newest first. */
export const useYears = () => useQuery(request.query([...logKeys.years, 'list'], '/api/log/years', {}))

/** Queries the numbers of a year of the user's own log. */
export const useYear = (year: number) =>
  useQuery(request.query(logKeys.year(year), '/api/log/years/{year}', { params: { year } }))

/** The numbers of a year. */
export type LogYear = NonNullable<ReturnType<typeof useYear>['data']>

/** Returns the query of an entry that the user may see. */
export const entryQuery = (entryId: string) =>
  request.query(logKeys.entry(entryId), '/api/log/{entryId}', { params: { entryId } })

/** Queries the key figures of the user's own profile. */
export const useOwnFigures = (userId: string) =>
  useQuery({
    // The key begins as the counts of the log, with which they change.
    ...request.query([...logKeys.years, 'figures'], '/api/user/{userId}/figures', { params: { userId } }),
    enabled: userId !== '',
  })

/** Returns the query of a member's profile. */
export const personQuery = (userId: string) =>
  request.query(keys.users.detail(userId), '/api/user/{userId}', { params: { userId } })

const pageSize = 24

/** Queries a log, newest first, in pages. */
export const useLog = (filter: LogFilter = {}) =>
  useInfiniteQuery({
    ...request.pages(logKeys.list(filter), '/api/log', { query: { limit: pageSize, ...filter } }),
    // Shows the entries of the last filter while others load, but never those of another person.
    placeholderData: (before) => (filter.user === undefined ? before : undefined),
  })

export type LogQuery = ReturnType<typeof useLog>
