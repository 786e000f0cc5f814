import { ApiError, authStore } from '@bucketeer/shared-auth'
import { aUser, signedIn } from '@bucketeer/shared-auth/testing'
import { keptDrafts } from '@bucketeer/shared-ui/forms'
import type { LogEntry } from '../log/entry'
import { kept, noConnection, openSaver, saverCalls, settle, valuesSent } from '../testing/open-saver'

const { _id: owner } = aUser()
/** Ends the session as 'Log out' does. */
const signedOutByUser = () => authStore.setState({ isLoggedIn: false, user: null, endedBy: 'logout' })

beforeEach(() => {
  jest.useFakeTimers()
  signedIn()
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

describe('a change of an entry that another window changed', () => {
  const changed = (values: Partial<LogEntry>) => {
    const calls = saverCalls()
    calls.update.mockRejectedValueOnce(new ApiError(412, 'Changed.'))
    calls.read.mockResolvedValue({ ...kept, updatedAt: 'newer', ...values })
    return openSaver(calls)
  }

  test('sends a change with the version that is known', async () => {
    const { saver, calls } = openSaver()
    saver.change({ stars: 1 })
    await settle()
    saver.change({ stars: 2 })
    await settle()
    expect(calls.update.mock.calls.map(([, , version]) => version)).toEqual([
      kept.updatedAt,
      `${kept.updatedAt}+`,
    ])
  })

  test('shows what another window changed, and saves what was changed here too', async () => {
    const { saver, calls, onSaved } = changed({ again: true })
    saver.change({ note: 'Cold' })
    await settle()
    expect(calls.update.mock.calls.at(-1)).toEqual(['kept', { note: 'Cold' }, 'newer'])
    expect(saver.getState()).toMatchObject({
      status: 'saved',
      isChangedElsewhere: true,
      values: { again: true, note: 'Cold' },
    })
    expect(onSaved).toHaveBeenCalledTimes(2)
  })

  test('replaces a change of the same field on demand only', async () => {
    const { saver, calls } = changed({ note: 'Warm' })
    saver.change({ note: 'Cold' })
    await settle()
    expect(calls.update).toHaveBeenCalledTimes(1)
    expect(saver.getState()).toMatchObject({ status: 'refused', values: { note: 'Cold' } })
    expect(saver.getState().error?.message).toMatch(/^The same was changed in another window/u)
    saver.retry()
    await settle()
    expect(calls.update.mock.calls.at(-1)).toEqual(['kept', { note: 'Cold' }, 'newer'])
    expect(saver.getState()).toMatchObject({ status: 'saved', error: null })
  })

  test('recognises its own change when only the response was lost', async () => {
    const { saver } = changed({ note: 'Cold' })
    saver.change({ note: 'Cold' })
    await settle()
    expect(saver.getState()).toMatchObject({ status: 'saved', isChangedElsewhere: false })
  })
})

describe('the draft of unsaved changes', () => {
  const conflict = () => {
    const calls = saverCalls()
    calls.update.mockRejectedValueOnce(new ApiError(412, 'Changed.'))
    calls.read.mockResolvedValue({ ...kept, updatedAt: 'newer', note: 'Warm' })
    return calls
  }

  test('restores a refused note with the reason, and sends it on retry', async () => {
    openSaver(conflict()).saver.change({ note: 'Cold' })
    await settle()
    // As after a reload of the page.
    const { saver, calls } = openSaver()
    await settle()
    expect(calls.update).not.toHaveBeenCalled()
    expect(saver.getState()).toMatchObject({ status: 'refused', values: { note: 'Cold' } })
    expect(saver.getState().error?.message).toMatch(/^The same was changed in another window/u)
    saver.retry()
    await settle()
    expect(calls.update.mock.calls).toEqual([['kept', { note: 'Cold' }, 'newer']])
    expect(keptDrafts(owner)).toEqual([])
  })

  test('is sent without a retry if it was never refused, with the version it is based on', async () => {
    const offline = saverCalls()
    offline.update.mockRejectedValue(noConnection())
    const before = openSaver(offline).saver
    before.change({ note: 'Cold' })
    await settle()
    expect(keptDrafts(owner)).toEqual([{ path: '/log/kept', title: kept.kickName }])
    signedOutByUser()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(offline.update).toHaveBeenCalledTimes(1)
    expect(before.hasUnsaved()).toBe(false)
    signedIn()
    const { saver, calls } = openSaver()
    await settle()
    expect(valuesSent(calls)).toEqual([{ note: 'Cold' }])
    expect(saver.getState()).toMatchObject({ status: 'saved', values: { note: 'Cold' } })
    expect(keptDrafts(owner)).toEqual([])
  })

  test('is removed when the user gives the change up, and is not shown to others', async () => {
    const { saver } = openSaver(conflict())
    saver.change({ note: 'Cold' })
    await settle()
    signedIn(aUser({ _id: 'bessie' }))
    expect(openSaver().saver.getState().values.note).toBe(kept.note)
    signedIn()
    saver.discard()
    expect(keptDrafts(owner)).toEqual([])
  })
})
