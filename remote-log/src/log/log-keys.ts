import { keys } from '@bucketeer/shared-auth'
import type { LogFilter } from './log-filter'

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
  filters: [...all, 'filters'],
  ofKicks: [...all, 'kick'],
  ofKick: (kickId: string) => [...all, 'kick', kickId],
} as const
