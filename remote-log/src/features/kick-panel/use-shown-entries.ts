import { useSyncExternalStore } from 'react'
import { type EntryValues, type LogEntry, valuesOf } from '../../log/entry'
import type { EntrySaver } from '../../sheet/entry-saver'

/** An entry as it is once it is saved. */
export interface ShownEntry extends EntryValues {
  createdAt: string
  /** Null for the entry of the sheet until it is created. */
  entry: LogEntry | null
}

const noSubscription = () => () => undefined

export const shown = (entry: LogEntry): ShownEntry => ({
  ...valuesOf(entry),
  createdAt: entry.createdAt,
  entry,
})

/** Returns the entries as they are once the sheet's entry is saved, newest first. */
export const useShownEntries = (
  entries: readonly LogEntry[],
  saver: EntrySaver | undefined,
): ShownEntry[] => {
  const state = useSyncExternalStore(saver?.subscribe ?? noSubscription, () => saver?.getState())
  if (!state) return entries.map(shown)
  const { entry, values, status, isDeleted } = state
  const others = entries.filter(({ _id }) => _id !== entry?._id).map(shown)
  if (isDeleted || (status === 'refused' && !entry)) return others
  const own = { ...values, createdAt: entry?.createdAt ?? new Date().toISOString(), entry }
  return [own, ...others].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}
