import { keys } from '@bucketeer/shared-auth'
import type { QueryClient } from '@tanstack/react-query'
import { logRequest } from './log-request'
import type { EntryValues, LogEntry, NewEntry } from './entry'

/** Filters of a log. Missing ones do not apply; without `user` it is one's own. */
export interface LogFilters {
  user?: string
  kick?: string
  year?: string
  category?: string
  country?: string
  with?: string
}

export const logKeys = {
  all: ['log'],
  list: (filters: LogFilters) => ['log', 'list', filters],
  ofKick: (kickId: string) => ['log', 'kick', kickId],
  entry: (entryId: string) => ['log', 'entry', entryId],
  years: ['log', 'years'],
} as const

export const createEntry = (body: NewEntry) => logRequest('post', '/api/log', { body })

export const updateEntry = (entryId: string, body: Partial<EntryValues>) =>
  logRequest('put', '/api/log/{entryId}', { params: { entryId }, body })

export const deleteEntry = (entryId: string) =>
  logRequest('delete', '/api/log/{entryId}', { params: { entryId } })

/** Marks everything as stale that shows an entry, and refetches what is on the screen. */
export const refreshLog = (cache: QueryClient, entry: Pick<LogEntry, '_id' | 'kick'>) => {
  void cache.invalidateQueries({ queryKey: logKeys.all })
  // The lists are left as they are until they are opened again: refetching them would fetch all of their pages.
  void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
  if (entry.kick) void cache.invalidateQueries({ queryKey: keys.kicks.detail(entry.kick._id) })
}
