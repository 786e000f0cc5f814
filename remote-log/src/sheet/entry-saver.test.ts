import { ApiError } from '@bucketeer/shared-auth'
import { aUser, deferred, signedIn } from '@bucketeer/shared-auth/testing'
import { type EntryValues, type LogEntry, newValues, valuesOf } from '../log/entry'
import { anEntry } from '../testing/log-server'
import { createEntrySaver } from './entry-saver'

const kept = anEntry({ _id: 'kept' })
const sent = { kickId: 'kick-1', state: 'done', on: '2026-05-03', precision: 'day' } as const

const callsOf = () => ({
  create: jest.fn(async () => kept),
  update: jest.fn(async (_: string, values: Partial<EntryValues>): Promise<LogEntry> => ({
    ...kept,
    ...values,
  })),
  remove: jest.fn(async () => {}),
})
const open = (calls = callsOf(), options = {}) => {
  const onSaved = jest.fn()
  const saver = createEntrySaver({
    source: { entry: kept },
    values: valuesOf(kept),
    calls,
    onSaved,
    ...options,
  })
  return { saver, calls, onSaved }
}
const openNew = (calls = callsOf(), options = {}) =>
  open(calls, { source: { create: sent }, values: newValues(sent), ...options })

/** Waits for the microtasks of answered calls. */
const settle = () => jest.advanceTimersByTimeAsync(0)
const noConnection = () => new ApiError(null, 'No connection.')

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('takes over the values that the server gave a new entry', async () => {
  const { saver } = openNew()
  expect(saver.getState()).toMatchObject({ status: 'saving', entry: null })
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'saved', entry: kept, values: { audience: 'Followers' } })
})

test('sends what is changed during the creation after it, and keeps it on the screen', async () => {
  const creation = deferred<LogEntry>()
  const { saver, calls } = openNew({ ...callsOf(), create: jest.fn(() => creation.promise) })
  saver.change({ note: 'Cold' })
  saver.change({ again: true })
  expect(calls.update).not.toHaveBeenCalled()
  creation.resolve(kept)
  await settle()
  expect(calls.create).toHaveBeenCalledTimes(1)
  expect(calls.update.mock.calls).toEqual([['kept', { note: 'Cold', again: true }]])
  expect(saver.getState()).toMatchObject({ status: 'saved', values: { note: 'Cold', again: true } })
})

test('sends typed text once typing pauses', async () => {
  const { saver, calls } = open()
  saver.change({ note: 'C' }, 'typing')
  await jest.advanceTimersByTimeAsync(500)
  saver.change({ note: 'Co' }, 'typing')
  await jest.advanceTimersByTimeAsync(599)
  expect(calls.update).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(calls.update.mock.calls).toEqual([['kept', { note: 'Co' }]])
})

test('sends typed text at once when it is flushed', async () => {
  const { saver, calls } = open()
  saver.change({ note: 'Co' }, 'typing')
  saver.flush()
  await settle()
  expect(calls.update).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(calls.update).toHaveBeenCalledTimes(1)
})

test('never has two requests under way', async () => {
  const first = deferred<LogEntry>()
  const calls = callsOf()
  calls.update.mockReturnValueOnce(first.promise)
  const { saver } = open(calls)
  saver.change({ stars: 1 })
  saver.change({ stars: 2 })
  saver.change({ stars: 3 })
  await settle()
  expect(calls.update.mock.calls).toEqual([['kept', { stars: 1 }]])
  first.resolve(kept)
  await settle()
  expect(calls.update.mock.calls.slice(1)).toEqual([['kept', { stars: 3 }]])
})

test('repeats a request while the server cannot be reached, without losing a change', async () => {
  const calls = callsOf()
  calls.update.mockRejectedValueOnce(noConnection()).mockRejectedValueOnce(new ApiError(503, 'Later.'))
  const { saver, onSaved } = open(calls)
  saver.change({ stars: 1, again: true })
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'waiting', error: null })
  saver.change({ stars: 2 })
  await jest.advanceTimersByTimeAsync(3000)
  expect(saver.getState().status).toBe('waiting')
  await jest.advanceTimersByTimeAsync(3000)
  expect(saver.getState().status).toBe('saved')
  expect(calls.update).toHaveBeenLastCalledWith('kept', { stars: 2, again: true })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('repeats a request as soon as the browser is online', async () => {
  const calls = callsOf()
  calls.create.mockRejectedValueOnce(noConnection())
  const { saver } = openNew(calls)
  await settle()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(saver.getState().status).toBe('saved')
  expect(calls.create.mock.calls).toEqual([[sent], [sent]])
})

test('keeps a refused change, and sends it with the next one', async () => {
  const calls = callsOf()
  calls.update.mockRejectedValueOnce(new ApiError(400, 'Too long.'))
  const { saver } = open(calls)
  saver.change({ note: 'x' })
  await settle()
  expect(saver.getState()).toMatchObject({
    status: 'refused',
    error: { message: 'Too long.' },
    values: { note: 'x' },
  })
  saver.change({ stars: 2 })
  await settle()
  expect(calls.update).toHaveBeenLastCalledWith('kept', { note: 'x', stars: 2 })
  expect(saver.getState()).toMatchObject({ status: 'saved', error: null })
})

test('deletes an entry whose creation is under way, and sends no change after it', async () => {
  const creation = deferred<LogEntry>()
  const { saver, calls } = openNew({ ...callsOf(), create: jest.fn(() => creation.promise) })
  saver.change({ note: 'Cold' }, 'typing')
  saver.remove()
  creation.resolve(kept)
  await jest.advanceTimersByTimeAsync(1000)
  expect(calls.remove.mock.calls).toEqual([['kept']])
  expect(calls.update).not.toHaveBeenCalled()
})

test('an entry that is gone already counts as deleted', async () => {
  const calls = callsOf()
  calls.remove.mockRejectedValueOnce(new ApiError(404, 'No such entry.'))
  const { saver, onSaved } = open(calls)
  saver.remove()
  await settle()
  expect(saver.getState()).toMatchObject({ isDeleted: true, status: 'saved' })
  expect(onSaved).toHaveBeenCalledWith(kept)
})

test('deletes an entry also when a change that was under way is refused', async () => {
  const update = deferred<LogEntry>()
  const { saver, calls } = open({
    ...callsOf(),
    update: jest.fn((_id: string, _values: Partial<EntryValues>) => update.promise),
  })
  saver.change({ note: 'x' })
  saver.remove()
  update.reject(new ApiError(400, 'Too long.'))
  await settle()
  expect(calls.remove.mock.calls).toEqual([['kept']])
})

test('repeats nothing once somebody else has logged in', async () => {
  signedIn(aUser({ _id: 'amelia' }))
  const calls = callsOf()
  calls.create.mockRejectedValueOnce(noConnection())
  openNew(calls)
  await settle()
  signedIn(aUser({ _id: 'bessie' }))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(calls.create).toHaveBeenCalledTimes(1)
})
