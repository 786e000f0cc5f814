import { useSyncExternalStore } from 'react'
import { type EntryValues, type LogEntry, valuesOf } from '../../log/entry'
import type { EntrySaver } from '../../sheet/entry-saver'

/** An entry with the unsaved changes of the sheet. */
export interface PanelEntry extends EntryValues {
  createdAt: string
  /** Null for the entry of the sheet until it is created. */
  entry: LogEntry | null
}

const noSubscription = () => () => undefined

export const toPanelEntry = (entry: LogEntry): PanelEntry => ({
  ...valuesOf(entry),
  createdAt: entry.createdAt,
  entry,
})

/** Returns the entries with the unsaved changes of the sheet, newest first. */
export const usePanelEntries = (
  entries: readonly LogEntry[],
  saver: EntrySaver | undefined,
): PanelEntry[] => {
  const state = useSyncExternalStore(saver?.subscribe ?? noSubscription, () => saver?.getState())
  if (!state) return entries.map(toPanelEntry)
  const { entry, values, status, isDeleted } = state
  const others = entries.filter(({ _id }) => _id !== entry?._id).map(toPanelEntry)
  if (isDeleted || (status === 'refused' && !entry)) return others
  const own = { ...values, createdAt: entry?.createdAt ?? new Date().toISOString(), entry }
  return [own, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
