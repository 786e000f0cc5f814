import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import type { LogEntry } from '../../log/entry'
import { readEntry } from '../../log/log-calls'
import { logKeys } from '../../log/log-keys'
import { request } from '../../request'

/** The largest page that the server returns. */
const maxEntries = 100

/** Whether a list may lack entries of the Kick, because they are on later pages. */
export const isPartial = (entries: readonly LogEntry[]) => entries.length >= maxEntries

/** Queries the member's own entries of a Kick, the newest ones. */
export const useKickEntries = (kickId: string) =>
  useQuery({
    queryKey: logKeys.ofKick(kickId),
    queryFn: ({ signal }) =>
      request('get', '/api/log', { query: { kick: kickId, limit: maxEntries }, signal }),
  })

/** Queries the entry "On it" of a Kick, unless it is among the loaded ones. */
export const useDoing = (entryId: string | null | undefined, entries: readonly LogEntry[] | undefined) => {
  const isMissing = Boolean(entryId) && entries !== undefined && isPartial(entries)
  return useQuery({
    queryKey: logKeys.entry(entryId ?? ''),
    queryFn: ({ signal }) => readEntry(entryId ?? '', signal),
    enabled: isMissing && !entries.some(({ _id }) => _id === entryId),
  })
}

/** Reads the Kick of the page, which has it in the cache. */
export const useKick = (kickId: string) =>
  useQuery({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => request('get', '/api/kick/{kickId}', { params: { kickId }, signal }),
    staleTime: Infinity,
  })
