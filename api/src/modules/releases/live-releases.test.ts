import { remoteRelease } from '../../../test/releases'
import { createLiveReleases } from './live-releases'
import type { Board } from './moves/board'

const boardOf = (isOff: boolean): Board => new Map([['kicks', { live: remoteRelease(), isOff }]])
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
  const board = jest.fn<Promise<Board>, []>().mockResolvedValue(boardOf(false))
  const live = createLiveReleases({ board })
  const isOff = async () => (await live.board()).get('kicks')?.isOff
  return { board, live, isOff }
}

test('queries the database at most once a second', async () => {
  const { board, isOff } = open()
  await Promise.all([isOff(), isOff()])
  now += 999
  await isOff()
  expect(board).toHaveBeenCalledTimes(1)
  now += 1
  await isOff()
  expect(board).toHaveBeenCalledTimes(2)
})

test('applies a kill switch within a second after the clock was set back by an hour', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000_000)
  const { board, isOff } = open()
  expect(await isOff()).toBe(false)
  board.mockResolvedValue(boardOf(true))
  clock.mockReturnValue(10_000_000 - 3_600_000)
  now += 1_000
  expect(await isOff()).toBe(true)
})

test('reads again after forget()', async () => {
  const { board, live, isOff } = open()
  await isOff()
  board.mockResolvedValue(boardOf(true))
  live.forget()
  expect(await isOff()).toBe(true)
})

test('returns the last value while the database is down, and retries each second', async () => {
  const { board, isOff } = open()
  await isOff()
  board.mockRejectedValue(lost())
  now += 1_000
  expect(await isOff()).toBe(false)
  board.mockResolvedValue(boardOf(true))
  now += 1_000
  expect(await isOff()).toBe(true)
})

test('waits at most a second for a hanging database, and sends no second query meanwhile', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const { board, isOff } = open()
  await isOff()
  board.mockReturnValue(new Promise(() => undefined))
  now += 1_000
  const waiting = isOff()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toBe(false)
  now += 5_000
  const atOnce = isOff()
  await jest.advanceTimersByTimeAsync(0)
  expect(await atOnce).toBe(false)
  expect(board).toHaveBeenCalledTimes(2)
})

test('fails if the database is down before the first read, and retries at once', async () => {
  const { board, isOff } = open()
  board.mockRejectedValueOnce(lost())
  await expect(isOff()).rejects.toThrow('ECONNREFUSED')
  expect(await isOff()).toBe(false)
})

test('does not hide other errors than a lost database', async () => {
  const { board, isOff } = open()
  await isOff()
  board.mockRejectedValue(new TypeError('a bug'))
  now += 1_000
  await expect(isOff()).rejects.toThrow('a bug')
})
