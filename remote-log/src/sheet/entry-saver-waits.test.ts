import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { discardUnsavedWork } from '@bucketeer/shared-ui'
import { closeTab } from '@bucketeer/shared-ui/testing'
import {
  kept,
  noConnection,
  openNewSaver,
  openSaver,
  saverCalls,
  sent,
  settle,
  valuesSent,
} from '../testing/open-saver'

beforeEach(() => {
  discardUnsavedWork()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

test('repeats a request while the server cannot be reached, without losing a change', async () => {
  const calls = saverCalls()
  calls.update.mockRejectedValueOnce(noConnection()).mockRejectedValueOnce(new ApiError(503, 'Later.'))
  const { saver, onSaved } = openSaver(calls)
  saver.change({ stars: 1, again: true })
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'waiting', error: null })
  saver.change({ stars: 2 })
  await jest.advanceTimersByTimeAsync(3000)
  expect(saver.getState().status).toBe('waiting')
  await jest.advanceTimersByTimeAsync(3000)
  expect(saver.getState().status).toBe('saved')
  expect(valuesSent(calls).at(-1)).toEqual({ stars: 2, again: true })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('repeats a request as soon as the browser is online', async () => {
  const calls = saverCalls()
  calls.create.mockRejectedValueOnce(noConnection())
  const { saver } = openNewSaver(calls)
  await settle()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(saver.getState().status).toBe('saved')
  expect(calls.create.mock.calls).toEqual([[sent], [sent]])
})

test('stops repeating requests when another user has logged in', async () => {
  signedIn(aUser({ _id: 'amelia' }))
  const calls = saverCalls()
  calls.create.mockRejectedValueOnce(noConnection())
  openNewSaver(calls)
  await settle()
  signedIn(aUser({ _id: 'bessie' }))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(calls.create).toHaveBeenCalledTimes(1)
})

describe('after too many requests', () => {
  const tooMany = () => new ApiError(429, 'Too many.', { retryAfter: 40 })

  test('repeats a request after the time that the server asks for, not before', async () => {
    const calls = saverCalls()
    calls.update.mockRejectedValueOnce(tooMany())
    const { saver } = openSaver(calls)
    saver.change({ stars: 1 })
    await settle()
    expect(saver.getState()).toMatchObject({ status: 'waiting', wait: { reason: 'too fast', ms: 40_000 } })
    window.dispatchEvent(new Event('online'))
    saver.flush()
    await jest.advanceTimersByTimeAsync(39_999)
    expect(calls.update).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(saver.getState().status).toBe('saved')
  })

  test('creates nothing when the entry is deleted during the wait', async () => {
    const calls = saverCalls()
    calls.create.mockRejectedValueOnce(tooMany())
    const { saver } = openNewSaver(calls)
    await settle()
    saver.remove()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(calls.create).toHaveBeenCalledTimes(1)
    expect(calls.remove).not.toHaveBeenCalled()
    expect(saver.hasUnsaved()).toBe(false)
  })
})

test('deletes an entry that may have been created, although no response arrived', async () => {
  const calls = saverCalls()
  calls.create.mockRejectedValueOnce(noConnection())
  const { saver } = openNewSaver(calls)
  await settle()
  saver.remove()
  await settle()
  expect(calls.create).toHaveBeenCalledTimes(2)
  expect(calls.remove.mock.calls).toEqual([[kept]])
})

test('asks before the tab closes with something unsaved', async () => {
  const calls = saverCalls()
  const { saver } = openSaver(calls)
  expect(closeTab()).toBe('closed')
  calls.update.mockRejectedValueOnce(noConnection())
  saver.change({ note: 'Cold' }, 'typing')
  expect(closeTab()).toBe('asked')
  await jest.advanceTimersByTimeAsync(600)
  expect(saver.getState().status).toBe('waiting')
  expect(closeTab()).toBe('asked')
  await jest.advanceTimersByTimeAsync(3000)
  expect(closeTab()).toBe('closed')
})
