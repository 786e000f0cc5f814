import type { EntryValues, LogEntry, NewEntry } from '../log/entry'
import type { RetryWait } from './retry-wait'

/** `waiting` until the request is repeated, `refused` when the server rejected the last change. */
export type SavingStatus = 'saving' | 'saved' | 'waiting' | 'refused'

export interface SaverState {
  values: EntryValues
  /** Null until a new entry is created. */
  entry: LogEntry | null
  status: SavingStatus
  /** The reason why the saver waits. */
  wait: RetryWait | null
  /** Why the last change was refused. */
  error: Error | null
  isDeleted: boolean
  /** Whether this device keeps what is not saved. */
  isKept: boolean
  /** Whether another window changed the entry while this one edited it. */
  isChangedElsewhere: boolean
}

export interface SaverOptions {
  values: EntryValues
  /** An entry that exists, or the request that creates one with the Kick's name. */
  source: { entry: LogEntry } | { create: NewEntry; name: string }
  calls: {
    create(entry: NewEntry): Promise<LogEntry>
    read(entryId: string): Promise<LogEntry>
    /** Rejects with status 412 if the entry is not at this version. */
    update(entryId: string, values: Partial<EntryValues>, version: string): Promise<LogEntry>
    /** Also resolves if the entry is gone already. */
    remove(entry: LogEntry): Promise<unknown>
  }
  /** Called with the entry after each change, and with its previous version; null for a new one. */
  onSaved(entry: LogEntry, before: LogEntry | null): void
  onRemoved(entry: LogEntry): void
  /** Called after a request was refused. */
  onRefused?(): void
}
