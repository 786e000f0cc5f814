import { ApiError } from '@bucketeer/shared-auth'
import { type EntryValues, type LogEntry } from '../log/entry'
import { EntrySaver } from '../sheet/entry-saver'
import { anEntry, shownValues } from './log-server'

/** The entry of `openSaver`. */
export const kept = anEntry({ _id: 'kept' })
/** The request of `openNewSaver`. */
export const sent = { kickId: 'kick-1', state: 'done', on: '2026-05-03', precision: 'day' } as const

/** Returns calls that succeed, for a saver. */
export const saverCalls = () => ({
  create: jest.fn(async () => kept),
  read: jest.fn(async () => kept),
  update: jest.fn(async (_id: string, values: Partial<EntryValues>, version: string): Promise<LogEntry> => ({
    ...kept,
    ...shownValues(values),
    updatedAt: `${version}+`,
  })),
  remove: jest.fn(async (_entry: LogEntry) => {}),
})

/** Returns the values of each update. */
export const valuesSent = ({ update }: { update: jest.Mock }) => update.mock.calls.map(([, values]) => values)

/** Creates a saver of an entry that exists. */
export function openSaver(calls = saverCalls(), options = {}) {
  const [onSaved, onRemoved, onRefused] = [jest.fn(), jest.fn(), jest.fn()]
  const saver = new EntrySaver({
    source: { entry: kept },
    calls,
    onSaved,
    onRemoved,
    onRefused,
    ...options,
  })
  return { saver, calls, onSaved, onRemoved, onRefused }
}

/** Creates a saver that creates its entry. */
export const openNewSaver = (calls = saverCalls()) =>
  openSaver(calls, { source: { create: sent, name: 'Night train' } })

/** Waits for the microtasks of answered calls. */
export const settle = () => jest.advanceTimersByTimeAsync(0)

export const noConnection = () => new ApiError(null, 'No connection.')
