import { ApiError } from '@bucketeer/shared-auth'
import { deferred } from '@bucketeer/shared-auth/testing'
import { discardUnsavedWork } from '@bucketeer/shared-ui'
import { closeTab } from '@bucketeer/shared-ui/testing'
import type { EntryValues, LogEntry } from '../log/entry'
import { kept, openNewSaver, openSaver, saverCalls, settle, valuesSent } from '../testing/open-saver'

beforeEach(() => {
  discardUnsavedWork()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

test('shows the values that the server gave a new entry', async () => {
  const { saver } = openNewSaver()
  expect(saver.getState()).toMatchObject({ status: 'saving', entry: null })
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'saved', entry: kept, values: { audience: 'Followers' } })
})

test('sends what is changed during the creation after it, and keeps it on the screen', async () => {
  const creation = deferred<LogEntry>()
  const { saver, calls } = openNewSaver({ ...saverCalls(), create: jest.fn(() => creation.promise) })
  saver.change({ note: 'Cold' })
  saver.change({ again: true })
  expect(calls.update).not.toHaveBeenCalled()
  creation.resolve(kept)
  await settle()
  expect(calls.create).toHaveBeenCalledTimes(1)
  expect(valuesSent(calls)).toEqual([{ note: 'Cold', again: true }])
  expect(saver.getState()).toMatchObject({ status: 'saved', values: { note: 'Cold', again: true } })
})

test('sends typed text once typing pauses', async () => {
  const { saver, calls } = openSaver()
  saver.change({ note: 'C' }, 'typing')
  await jest.advanceTimersByTimeAsync(500)
  saver.change({ note: 'Co' }, 'typing')
  await jest.advanceTimersByTimeAsync(599)
  expect(calls.update).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(valuesSent(calls)).toEqual([{ note: 'Co' }])
})

test('sends typed text at once when it is flushed', async () => {
  const { saver, calls } = openSaver()
  saver.change({ note: 'Co' }, 'typing')
  saver.flush()
  await settle()
  expect(calls.update).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1000)
  expect(calls.update).toHaveBeenCalledTimes(1)
})

test('sends one request at a time', async () => {
  const first = deferred<LogEntry>()
  const calls = saverCalls()
  calls.update.mockReturnValueOnce(first.promise)
  const { saver } = openSaver(calls)
  saver.change({ stars: 1 })
  saver.change({ stars: 2 })
  saver.change({ stars: 3 })
  await settle()
  expect(valuesSent(calls)).toEqual([{ stars: 1 }])
  first.resolve(kept)
  await settle()
  expect(valuesSent(calls)).toEqual([{ stars: 1 }, { stars: 3 }])
})

test('keeps a refused change, and sends it with the next one', async () => {
  const calls = saverCalls()
  calls.update.mockRejectedValueOnce(new ApiError(400, 'Too long.'))
  const { saver } = openSaver(calls)
  saver.change({ note: 'x' })
  await settle()
  expect(saver.getState()).toMatchObject({
    status: 'refused',
    error: { message: 'Too long.' },
    values: { note: 'x' },
  })
  saver.change({ stars: 2 })
  await settle()
  expect(valuesSent(calls).at(-1)).toEqual({ note: 'x', stars: 2 })
  expect(saver.getState()).toMatchObject({ status: 'saved', error: null })
})

test('deletes an entry whose creation is pending, and sends no more changes', async () => {
  const creation = deferred<LogEntry>()
  const { saver, calls } = openNewSaver({ ...saverCalls(), create: jest.fn(() => creation.promise) })
  saver.change({ note: 'Cold' }, 'typing')
  saver.remove()
  creation.resolve(kept)
  await jest.advanceTimersByTimeAsync(1000)
  expect(calls.remove.mock.calls).toEqual([[kept]])
  expect(calls.update).not.toHaveBeenCalled()
})

test('deletes an entry when a pending change is refused', async () => {
  const update = deferred<LogEntry>()
  const { saver, calls } = openSaver({
    ...saverCalls(),
    update: jest.fn((_id: string, _values: Partial<EntryValues>, _version: string) => update.promise),
  })
  saver.change({ note: 'x' })
  saver.remove()
  update.reject(new ApiError(400, 'Too long.'))
  await settle()
  expect(calls.remove.mock.calls).toEqual([[kept]])
})

test('calls onSaved with the entry and its previous version', async () => {
  const { saver, onSaved } = openSaver()
  saver.change({ stars: 2 })
  await settle()
  expect(onSaved.mock.calls).toEqual([[expect.objectContaining({ stars: 2 }), kept]])
})

test('gives up a refused change on demand', async () => {
  const calls = saverCalls()
  calls.update.mockRejectedValueOnce(new ApiError(400, 'Too long.'))
  const { saver, onRefused } = openSaver(calls)
  saver.change({ note: 'x' })
  await settle()
  expect(onRefused).toHaveBeenCalledTimes(1)
  saver.discard()
  expect(saver.getState()).toMatchObject({ status: 'saved', error: null, values: { note: kept.note } })
  expect(closeTab()).toBe('closed')
})

test('shows an entry again whose deletion was refused, and deletes it on demand', async () => {
  const calls = saverCalls()
  calls.remove.mockRejectedValueOnce(new ApiError(403, 'Not now.'))
  const { saver, onRemoved } = openSaver(calls)
  saver.remove()
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'refused', isDeleted: false })
  saver.retry()
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'saved', isDeleted: true })
  expect(onRemoved).toHaveBeenCalledWith(kept)
})
