import { createRestarts } from './restarts'

const minuteMs = 60_000

test('delays each restart twice as long as the one before while workers end early, at most 30 s', () => {
  const { delayAfter } = createRestarts()
  const delays = Array.from({ length: 8 }, () => delayAfter(0))
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('is hopeless after five early ends in a row', () => {
  const { delayAfter, isHopeless } = createRestarts()
  for (let end = 0; end < 4; end += 1) delayAfter(0)
  expect(isHopeless()).toBe(false)
  delayAfter(0)
  expect(isHopeless()).toBe(true)
})

test('starts again with the first delay after a worker that ran for long', () => {
  const { delayAfter, isHopeless } = createRestarts()
  for (let end = 0; end < 5; end += 1) delayAfter(0)
  expect(delayAfter(minuteMs)).toBe(500)
  expect(isHopeless()).toBe(false)
})
