import { signedIn } from '@bucketeer/shared-auth/testing'
import { keptDrafts } from '@bucketeer/shared-ui/forms'
import { noConnection, openNewSaver, saverCalls, settle, valuesSent } from '../testing/open-saver'

let owner = ''
beforeEach(() => {
  jest.useFakeTimers()
  owner = signedIn()._id
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

const offline = () => ({ ...saverCalls(), create: jest.fn().mockRejectedValue(noConnection()) })

test('keeps a new entry with its note until the server has saved it', async () => {
  const { saver, calls } = openNewSaver(offline())
  saver.change({ note: 'Cold' })
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'waiting', isKept: true })
  expect(keptDrafts(owner)).toEqual([{ path: '/log', title: 'Night train' }])
  const tries = calls.create.mock.calls.length

  const next = openNewSaver()
  expect(next.saver.getState().values.note).toBe('Cold')
  await settle()
  expect(next.calls.create.mock.calls).toEqual([calls.create.mock.calls[0]])
  expect(valuesSent(next.calls)).toEqual([{ note: 'Cold' }])
  expect(keptDrafts(owner)).toEqual([])
  // The first one does not go on.
  await jest.advanceTimersByTimeAsync(60_000)
  expect(calls.create).toHaveBeenCalledTimes(tries)
})

test('removes the draft of a new entry that is deleted', async () => {
  const { saver } = openNewSaver(offline())
  await settle()
  saver.remove()
  expect(keptDrafts(owner)).toEqual([])
})

test('shows a refused new entry again', async () => {
  const calls = { ...saverCalls(), create: jest.fn().mockRejectedValue(new Error('Too many.')) }
  openNewSaver(calls).saver.change({ note: 'Cold' })
  await settle()
  const { saver } = openNewSaver()
  expect(saver.getState()).toMatchObject({ status: 'refused', values: { note: 'Cold' } })
  saver.discard()
  expect(keptDrafts(owner)).toEqual([])
})

test('reports that the browser did not store the draft', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  const { saver } = openNewSaver(offline())
  await settle()
  expect(saver.getState()).toMatchObject({ status: 'waiting', isKept: false })
  saver.remove()
})
