import { keys, type Page } from '@bucketeer/shared-auth'
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { newestFirst } from '@bucketeer/shared-ui/social'
import type { LogEntry } from './entry'
import { isInFilter, type LogFilter, logKeys } from './log-queries'

type Pages = InfiniteData<Page<LogEntry>>

const isOfSameTime = (one: LogEntry, other: LogEntry) =>
  one.on === other.on && one.precision === other.precision

/** Returns whether an entry comes before another: the later date, on the same date the finer precision, then the newer id. */
function isBefore(one: LogEntry, other: LogEntry) {
  const order = newestFirst(one, other)
  return order === 0 ? one._id > other._id : order < 0
}

const withoutEntry = (entries: readonly LogEntry[], entry: LogEntry) =>
  entries.filter(({ _id }) => _id !== entry._id)

function insert(entries: readonly LogEntry[], entry: LogEntry) {
  const index = entries.findIndex((other) => isBefore(entry, other))
  return entries.toSpliced(index === -1 ? entries.length : index, 0, entry)
}

const withoutEntryIn = (pages: Pages['pages'], entry: LogEntry) =>
  pages.map((page) => ({ ...page, items: withoutEntry(page.items, entry) }))

/** Inserts an entry into the loaded pages in order. Leaves it out if its place is on a page that is not loaded. */
function placeInPages(pages: Pages['pages'], entry: LogEntry) {
  const isSame = (other: LogEntry) => other._id === entry._id
  const present = pages.flatMap(({ items }) => items).find(isSame)
  if (present && isOfSameTime(present, entry))
    return pages.map((page) => ({ ...page, items: page.items.map((item) => (isSame(item) ? entry : item)) }))
  const others = withoutEntryIn(pages, entry)
  const target = others.findIndex(
    ({ items, next }) => next === null || items.some((item) => isBefore(entry, item)),
  )
  return others.map((page, index) =>
    index === target ? { ...page, items: insert(page.items, entry) } : page,
  )
}

/** Fields from which the counts of a Kick and of the years are computed. */
const countedFields = ['state', 'on', 'precision', 'again', 'audience'] as const

const changesCounts = (entry: LogEntry, before: LogEntry | null) =>
  before === null || countedFields.some((field) => entry[field] !== before[field])

const updatedKinds = [logKeys.entries, logKeys.lists, logKeys.ofKicks, logKeys.years, logKeys.filters].map(
  ([, kind]) => kind,
)

/** Matches log queries that are not updated in place, such as the newest entries. */
const isNotUpdatedInPlace = ({ queryKey }: Query) => !updatedKinds.some((kind) => kind === queryKey[1])

const invalidateOtherQueries = (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: keys.log.all, predicate: isNotUpdatedInPlace })

const namesOf = ({ with: companions = [] }: LogEntry) => companions.map(({ name }) => name).join('\n')

const refreshFilters = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: logKeys.filters })

function refreshCounts(cache: QueryClient, { kick }: LogEntry) {
  void cache.invalidateQueries({ queryKey: logKeys.years })
  // The lists are only marked as stale, because refetching them would load all of their pages.
  for (const { all } of [keys.kicks, keys.buckets, keys.journals])
    void cache.invalidateQueries({ queryKey: all, refetchType: 'none' })
  if (kick) void cache.invalidateQueries({ queryKey: keys.kicks.detail(kick._id) })
}

/**
 * Changes the cached lists in place, without loading their pages again.
 * @param isListed returns whether the list of a filter has the entry now
 */
function changeLists(cache: QueryClient, entry: LogEntry, isListed: (filter: LogFilter) => boolean) {
  for (const { queryKey } of cache.getQueryCache().findAll({ queryKey: logKeys.lists })) {
    // The key of a list ends with its filter.
    const change = isListed(queryKey[2] as LogFilter) ? placeInPages : withoutEntryIn
    cache.setQueryData<Pages>(queryKey, (data) => data && { ...data, pages: change(data.pages, entry) })
    repeatIfLoading(cache, queryKey)
  }
  if (!entry.kick) return
  const ofKick = logKeys.ofKick(entry.kick._id)
  cache.setQueryData<LogEntry[]>(ofKick, (entries) => {
    const others = entries && withoutEntry(entries, entry)
    return others && isListed({}) ? insert(others, entry) : others
  })
  repeatIfLoading(cache, ofKick)
}

/** Reloads a query that is loading: a pending response may be older than the change. */
function repeatIfLoading(cache: QueryClient, queryKey: QueryKey) {
  if (cache.getQueryState(queryKey)?.fetchStatus === 'fetching')
    void cache.invalidateQueries({ queryKey, exact: true })
}

/** Shows a saved entry wherever it is cached. `before` is null for a new one. */
export function showEntry(cache: QueryClient, entry: LogEntry, before: LogEntry | null): void {
  cache.setQueryData(logKeys.entry(entry._id), entry)
  changeLists(cache, entry, (filter) => isInFilter(filter, entry))
  invalidateOtherQueries(cache)
  if (changesCounts(entry, before)) refreshCounts(cache, entry)
  if (before === null || namesOf(entry) !== namesOf(before)) refreshFilters(cache)
}

/** Removes a deleted entry from the lists. Its own page, which may be about to close, does not read it again. */
export function forgetEntry(cache: QueryClient, entry: LogEntry): void {
  changeLists(cache, entry, () => false)
  cache.removeQueries({ queryKey: logKeys.entry(entry._id), type: 'inactive' })
  invalidateOtherQueries(cache)
  refreshCounts(cache, entry)
  refreshFilters(cache)
}
