import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type EntryValues, type LogEntry, valuesOf } from '../../log/entry'
import { readEntry } from '../../log/log-calls'
import { logKeys } from '../../log/log-queries'
import { request } from '../../request'
import type { EntrySaver } from '../../sheet/entry-saver'
import { type KickSummary, kickSummaryFromServer, kickSummaryOf } from './kick-summary'

/** An entry with the unsaved changes of the sheet. */
export interface PanelEntry extends EntryValues {
  createdAt: string
  /** Null for the entry of the sheet until it is created. */
  entry: LogEntry | null
}

const noSubscription = () => () => undefined

const toPanelEntry = (entry: LogEntry): PanelEntry => ({
  ...valuesOf(entry),
  createdAt: entry.createdAt,
  entry,
})

/** Returns the entries with the unsaved changes of the sheet, newest first. */
function usePanelEntries(entries: readonly LogEntry[], saver: EntrySaver | undefined): PanelEntry[] {
  const state = useSyncExternalStore(saver?.subscribe ?? noSubscription, () => saver?.getState())
  if (!state) return entries.map(toPanelEntry)
  const { entry, values, status, isDeleted } = state
  const others = entries.filter(({ _id }) => _id !== entry?._id).map(toPanelEntry)
  if (isDeleted || (status === 'refused' && !entry)) return others
  const own = { ...values, createdAt: entry?.createdAt ?? new Date().toISOString(), entry }
  return [own, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** The largest page that the server returns. */
const maxEntries = 100

/** Whether a list may lack entries of the Kick, because they are on later pages. */
const isPartial = (entries: readonly LogEntry[]) => entries.length >= maxEntries

/** Queries the member's own entries of a Kick, the newest ones. */
const useKickEntries = (kickId: string) =>
  useQuery({
    queryKey: logKeys.ofKick(kickId),
    queryFn: ({ signal }) =>
      request('get', '/api/log', { query: { kick: kickId, limit: maxEntries }, signal }),
  })

/** Queries the entry "On it" of a Kick, unless it is among the loaded ones. */
function useDoing(entryId: string | null | undefined, entries: readonly LogEntry[] | undefined) {
  const isMissing = Boolean(entryId) && entries !== undefined && isPartial(entries)
  return useQuery({
    queryKey: logKeys.entry(entryId ?? ''),
    queryFn: ({ signal }) => readEntry(entryId ?? '', signal),
    enabled: isMissing && !entries.some(({ _id }) => _id === entryId),
  })
}

/** Reads the Kick of the page, which has it in the cache. */
const useKick = (kickId: string) =>
  useQuery({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => request('get', '/api/kick/{kickId}', { params: { kickId }, signal }),
    staleTime: Infinity,
  })

const emptySummary: KickSummary = { lines: [], doneCount: 0 }

/** Queries a Kick with the member's log of it. `saver` is that of the open sheet, whose unsaved changes are included. */
export function useKickLog(kickId: string, saver: EntrySaver | undefined) {
  const { data: kick } = useKick(kickId)
  const query = useKickEntries(kickId)
  const older = useDoing(kick?.mine.doing, query.data)
  const entries = usePanelEntries(query.data ?? [], saver)
  const doing = entries.find(({ state }) => state === 'doing') ?? (older.data && toPanelEntry(older.data))
  const isWhole = query.data !== undefined && !isPartial(query.data)
  const fromServer = kick ? kickSummaryFromServer(kick.mine, doing) : emptySummary
  return {
    kick,
    entries,
    doing,
    latest: entries[0],
    summary: isWhole ? kickSummaryOf(entries) : fromServer,
    // Otherwise 'I did it' would add an entry instead of changing the entry "On it".
    isWaiting: !isWhole && Boolean(kick?.mine.doing) && !doing,
    error: query.error ?? older.error,
    retry: () => void (query.error ? query : older).refetch(),
  }
}
