import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type EntryValues, type LogEntry, valuesOf } from '../../log/entry'
import { entryQuery, logKeys } from '../../log/log-queries'
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

const emptySummary: KickSummary = { lines: [], doneCount: 0 }

/** Queries a Kick with the member's log of it. `saver` is that of the open sheet, whose unsaved changes are included. */
export function useKickLog(kickId: string, saver: EntrySaver | undefined) {
  // The page has it in the cache.
  const { data: kick } = useQuery({
    ...request.query(keys.kicks.detail(kickId), '/api/kick/{kickId}', { params: { kickId } }),
    staleTime: Infinity,
  })
  const query = useQuery(
    request.query(logKeys.ofKick(kickId), '/api/log', { query: { kick: kickId, limit: maxEntries } }),
  )
  const loaded = query.data ?? []
  // Others are on later pages.
  const isPartial = loaded.length >= maxEntries
  const doingId = kick?.mine.doing ?? ''
  const older = useQuery({
    ...entryQuery(doingId),
    enabled: isPartial && doingId !== '' && !loaded.some(({ _id }) => _id === doingId),
  })
  const entries = usePanelEntries(loaded, saver)
  const doing = entries.find(({ state }) => state === 'doing') ?? (older.data && toPanelEntry(older.data))
  const isWhole = query.data !== undefined && !isPartial
  const fromServer = kick ? kickSummaryFromServer(kick.mine, doing) : emptySummary
  return {
    kick,
    entries,
    doing,
    latest: entries[0],
    summary: isWhole ? kickSummaryOf(entries) : fromServer,
    // Otherwise 'I did it' would add an entry instead of changing the entry "On it".
    isWaiting: !isWhole && doingId !== '' && !doing,
    error: query.error ?? older.error,
    retry: () => void (query.error ? query : older).refetch(),
  }
}
