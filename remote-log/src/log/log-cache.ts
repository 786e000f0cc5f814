import { keys, type Page } from '@bucketeer/shared-auth'
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { newestFirst } from '@bucketeer/shared-ui/social'
import type { LogEntry } from './entry'
import { isInFilter, type LogFilter, logKeys } from './log-queries'

const isOfSameTime = (one: LogEntry, other: LogEntry) =>
  one.on === other.on && one.precision === other.precision

/** Returns whether an entry comes before another: the later date, on the same date the finer precision, then the newer id. */
function isBefore(one: LogEntry, other: LogEntry) {
  const order = newestFirst(one, other)
  return order === 0 ? one._id > other._id : order < 0
}

const withoutEntry = (entries: readonly LogEntry[], entryId: string) =>
  entries.filter(({ _id }) => _id !== entryId)

function insert(entries: readonly LogEntry[], entry: LogEntry) {
  const index = entries.findIndex((other) => isBefore(entry, other))
  return entries.toSpliced(index === -1 ? entries.length : index, 0, entry)
}

/** Inserts an entry into the loaded pages in order. Leaves it out if its place is on a page that is not loaded. */
function placeInPages(pages: readonly Page<LogEntry>[], entry: LogEntry): Page<LogEntry>[] {
  const isSame = (other: LogEntry) => other._id === entry._id
  const present = pages.flatMap(({ items }) => items).find(isSame)
  if (present && isOfSameTime(present, entry))
    return pages.map((page) => ({ ...page, items: page.items.map((item) => (isSame(item) ? entry : item)) }))
  const others = pages.map((page) => ({ ...page, items: withoutEntry(page.items, entry._id) }))
  const target = others.findIndex(
    ({ items, next }) => next === null || items.some((item) => isBefore(entry, item)),
  )
  return others.map((page, index) =>
    index === target ? { ...page, items: insert(page.items, entry) } : page,
  )
}

/** Inserts an entry into a whole list in order. */
const placeInList = (entries: readonly LogEntry[], entry: LogEntry): LogEntry[] =>
  insert(withoutEntry(entries, entry._id), entry)

type Pages = InfiniteData<Page<LogEntry>>

/** Fields from which the counts of a Kick and of the years are computed. */
const countedFields = ['state', 'on', 'precision', 'again', 'audience'] as const

const changesCounts = (entry: LogEntry, before: LogEntry | null) =>
  before === null || countedFields.some((field) => entry[field] !== before[field])

function refreshKick(cache: QueryClient, { kick }: Pick<LogEntry, 'kick'>) {
  // The lists are only marked as stale, because refetching them would load all of their pages.
  void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
  if (kick) void cache.invalidateQueries({ queryKey: keys.kicks.detail(kick._id) })
}

const updatedKinds = [logKeys.entries, logKeys.lists, logKeys.ofKicks, logKeys.years, logKeys.filters].map(
  ([, kind]) => kind,
)

/** Matches log queries that are not updated in place, such as the newest entries. */
const isNotUpdatedInPlace = ({ queryKey }: Query) => !updatedKinds.some((kind) => kind === queryKey[1])

const invalidateOtherQueries = (cache: QueryClient) =>
  void cache.invalidateQueries({ queryKey: keys.log.all, predicate: isNotUpdatedInPlace })

const namesOf = ({ with: companions = [] }: LogEntry) => companions.map(({ name }) => name).join('\n')

const refreshFilters = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: logKeys.filters })

function refreshCounts(cache: QueryClient, entry: LogEntry) {
  void cache.invalidateQueries({ queryKey: logKeys.years })
  refreshKick(cache, entry)
}

/** Changes the cached lists in place, without loading their pages again. */
function changeLists(
  cache: QueryClient,
  change: {
    pages(pages: Pages['pages'], filter: LogFilter): Pages['pages']
    list(entries: LogEntry[]): LogEntry[]
  },
  kickId: string | undefined,
) {
  const queries = cache.getQueryCache()
  for (const { queryKey } of queries.findAll({ queryKey: logKeys.lists })) {
    // The key of a list ends with its filter.
    const filter = queryKey[2] as LogFilter
    cache.setQueryData<Pages>(
      queryKey,
      (data) => data && { ...data, pages: change.pages(data.pages, filter) },
    )
    repeatIfLoading(cache, queryKey)
  }
  if (kickId === undefined) return
  cache.setQueryData<LogEntry[]>(logKeys.ofKick(kickId), (entries) => entries && change.list(entries))
  repeatIfLoading(cache, logKeys.ofKick(kickId))
}

/** Reloads a query that is loading: a pending response may be older than the change. */
function repeatIfLoading(cache: QueryClient, queryKey: QueryKey) {
  if (cache.getQueryState(queryKey)?.fetchStatus === 'fetching')
    void cache.invalidateQueries({ queryKey, exact: true })
}

/** Shows a saved entry wherever it is cached. `before` is null for a new one. */
export function showEntry(cache: QueryClient, entry: LogEntry, before: LogEntry | null): void {
  cache.setQueryData(logKeys.entry(entry._id), entry)
  const pages = (present: Pages['pages'], filter: LogFilter) =>
    isInFilter(filter, entry) ? placeInPages(present, entry) : withoutEntryIn(present, entry)
  changeLists(cache, { pages, list: (entries) => placeInList(entries, entry) }, entry.kick?._id)
  invalidateOtherQueries(cache)
  if (changesCounts(entry, before)) refreshCounts(cache, entry)
  if (before === null || namesOf(entry) !== namesOf(before)) refreshFilters(cache)
}

const withoutEntryIn = (pages: Pages['pages'], { _id }: LogEntry) =>
  pages.map((page) => ({ ...page, items: withoutEntry(page.items, _id) }))

/** Removes a deleted entry from the lists. Its own page, which may be about to close, does not read it again. */
export function forgetEntry(cache: QueryClient, entry: LogEntry): void {
  const pages = (present: Pages['pages']) => withoutEntryIn(present, entry)
  changeLists(cache, { pages, list: (entries) => withoutEntry(entries, entry._id) }, entry.kick?._id)
  cache.removeQueries({ queryKey: logKeys.entry(entry._id), type: 'inactive' })
  invalidateOtherQueries(cache)
  refreshCounts(cache, entry)
  refreshFilters(cache)
}
