import { RateLimiterMemory } from 'rate-limiter-flexible'
import { inPortions, type Counter } from './worker-counter'

/** Returns how many of these attempts the counter allows. */
const allowedOf = async (attempts: number, counterOf: (attempt: number) => Counter) => {
  const results = await Promise.allSettled(
    Array.from({ length: attempts }, async (_, attempt) => counterOf(attempt).consume('ann')),
  )
  return results.filter(({ status }) => status === 'fulfilled').length
}

/** The primary process's counter, and two workers that take attempts from it. */
const open = (portion: number) => {
  const counter = new RateLimiterMemory({ points: 100, duration: 60 })
  const consume = jest.spyOn(counter, 'consume')
  return { workers: [inPortions(counter, portion), inPortions(counter, portion)] as const, consume }
}

test('allows exactly the limit to simultaneous attempts in one worker or in two', async () => {
  const alone = open(5)
  expect(await allowedOf(300, () => alone.workers[0])).toBe(100)
  const both = open(5)
  expect(await allowedOf(300, (attempt) => both.workers[attempt % 2 ? 1 : 0])).toBe(100)
})

test('asks once for each portion', async () => {
  const { workers, consume } = open(5)
  for (let attempt = 0; attempt < 100; attempt += 1) await workers[attempt % 2 ? 1 : 0].consume('ann')
  expect(consume.mock.calls.length).toBe(20)
  await expect(workers[0].consume('ann')).rejects.toMatchObject({ remainingPoints: 0 })
})

test('counts each key on its own', async () => {
  const { workers } = open(100)
  await workers[0].consume('ann')
  await workers[0].consume('bob')
  await expect(workers[1].consume('ann')).rejects.toMatchObject({ remainingPoints: 0 })
})

test('forgets unused attempts when the time of the limit is over', async () => {
  jest.useFakeTimers()
  const { workers, consume } = open(5)
  await workers[0].consume('ann')
  jest.advanceTimersByTime(60_001)
  await workers[0].consume('ann')
  expect(consume.mock.calls.length).toBe(2)
  jest.useRealTimers()
})
