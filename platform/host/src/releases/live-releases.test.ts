import { remoteRelease } from '../../../../api/test/releases'
import { createLiveReleases } from './live-releases'
import type { ReleaseState } from './state-changes/release-state'

const stateOf = (isOff: boolean): ReleaseState => new Map([['kicks', { live: remoteRelease(), isOff }]])
const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

let now = 0
beforeEach(() => {
  now = 5_000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const open = () => {
  const state = jest.fn<Promise<ReleaseState>, []>().mockResolvedValue(stateOf(false))
  const live = createLiveReleases({ state })
  const isOff = async () => (await live.state()).get('kicks')?.isOff
  return { state, live, isOff }
}

test('queries the database at most once a second', async () => {
  const { state, isOff } = open()
  await Promise.all([isOff(), isOff()])
  now += 999
  await isOff()
  expect(state).toHaveBeenCalledTimes(1)
  now += 1
  await isOff()
  expect(state).toHaveBeenCalledTimes(2)
})

test('applies a kill switch within a second after the clock was set back by an hour', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000_000)
  const { state, isOff } = open()
  expect(await isOff()).toBe(false)
  state.mockResolvedValue(stateOf(true))
  clock.mockReturnValue(10_000_000 - 3_600_000)
  now += 1_000
  expect(await isOff()).toBe(true)
})

test('reads again after forget()', async () => {
  const { state, live, isOff } = open()
  await isOff()
  state.mockResolvedValue(stateOf(true))
  live.forget()
  expect(await isOff()).toBe(true)
})

test('returns the last value while the database is down, and retries each second', async () => {
  const { state, isOff } = open()
  await isOff()
  state.mockRejectedValue(lost())
  now += 1_000
  expect(await isOff()).toBe(false)
  state.mockResolvedValue(stateOf(true))
  now += 1_000
  expect(await isOff()).toBe(true)
})

test('waits at most a second for a hanging database, and sends no second query meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const { state, isOff } = open()
  await isOff()
  state.mockReturnValue(new Promise(() => undefined))
  now += 1_000
  const waiting = isOff()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toBe(false)
  now += 5_000
  const atOnce = isOff()
  await jest.advanceTimersByTimeAsync(0)
  expect(await atOnce).toBe(false)
  expect(state).toHaveBeenCalledTimes(2)
})

test('fails if the database is down before the first read, and retries at once', async () => {
  const { state, isOff } = open()
  state.mockRejectedValueOnce(lost())
  await expect(isOff()).rejects.toThrow('ECONNREFUSED')
  expect(await isOff()).toBe(false)
})

test('does not hide other errors than a lost database', async () => {
  const { state, isOff } = open()
  await isOff()
  state.mockRejectedValue(new TypeError('a bug'))
  now += 1_000
  await expect(isOff()).rejects.toThrow('a bug')
})
