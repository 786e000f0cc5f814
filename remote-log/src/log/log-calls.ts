import { keys, type Page } from '@bucketeer/shared-auth'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { request } from '../request'
import type { EntryValues, LogEntry, NewEntry } from './entry'

const details = ['log', 'entry'] as const

export const logKeys = {
  all: ['log'],
  list: ['log', 'list'],
  ofKick: (kickId: string) => ['log', 'kick', kickId],
  entry: (entryId: string) => [...details, entryId],
} as const

export const createEntry = (body: NewEntry) => request('post', '/api/log', { body })

export const updateEntry = (entryId: string, body: Partial<EntryValues>) =>
  request('put', '/api/log/{entryId}', { params: { entryId }, body })

export const deleteEntry = (entryId: string) =>
  request('delete', '/api/log/{entryId}', { params: { entryId } })

const refreshKick = (cache: QueryClient, { kick }: Pick<LogEntry, 'kick'>) => {
  // The lists are left as they are until they are opened again: refetching them would fetch all of their pages.
  void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
  void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
  if (kick) void cache.invalidateQueries({ queryKey: keys.kicks.detail(kick._id) })
}

/** Marks everything as stale that shows an entry, and refetches what is on the screen. */
export const refreshLog = (cache: QueryClient, entry: LogEntry) => {
  void cache.invalidateQueries({ queryKey: logKeys.all })
  refreshKick(cache, entry)
}

/** Takes a deleted entry out of the lists. Its own page is about to close, so it is not refetched. */
export const forgetEntry = (cache: QueryClient, entry: LogEntry) => {
  cache.setQueriesData<InfiniteData<Page<LogEntry>>>(
    { queryKey: logKeys.list },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ _id }) => _id !== entry._id),
        })),
      },
  )
  void cache.invalidateQueries({
    queryKey: logKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== details[1],
  })
  cache.removeQueries({ queryKey: logKeys.entry(entry._id), type: 'inactive' })
  refreshKick(cache, entry)
}
