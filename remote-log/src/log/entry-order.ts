import type { Page } from '@bucketeer/shared-auth'
import { newestFirst } from '@bucketeer/shared-ui/social'
import type { LogEntry } from './entry'

const isOfSameTime = (one: LogEntry, other: LogEntry) =>
  one.on === other.on && one.precision === other.precision

/** Returns whether an entry comes before another: the later date, on the same date the finer precision, then the newer id. */
const isBefore = (one: LogEntry, other: LogEntry) => {
  const order = newestFirst(one, other)
  return order === 0 ? one._id > other._id : order < 0
}

export const withoutEntry = (entries: readonly LogEntry[], entryId: string) =>
  entries.filter(({ _id }) => _id !== entryId)

const insert = (entries: readonly LogEntry[], entry: LogEntry) => {
  const index = entries.findIndex((other) => isBefore(entry, other))
  return entries.toSpliced(index === -1 ? entries.length : index, 0, entry)
}

/** Inserts an entry into the loaded pages in order. Leaves it out if its place is on a page that is not loaded. */
export const placeInPages = (pages: readonly Page<LogEntry>[], entry: LogEntry): Page<LogEntry>[] => {
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
export const placeInList = (entries: readonly LogEntry[], entry: LogEntry): LogEntry[] =>
  insert(withoutEntry(entries, entry._id), entry)
