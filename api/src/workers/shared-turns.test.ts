import { createConcurrencyLimit } from '../http/concurrency-limit'
import { createFairQueue } from '../http/fair-queue'
import { createTurns, shareAmongWorkers } from './shared-turns'

const createError = () => new Error('Refused')
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

const oneAtATime = { concurrency: 1, maxQueuedPerKey: 1, maxQueuedByBusyKeys: 9, maxQueued: 9, createError }
shareAmongWorkers({ name: 'queue', createError }, createFairQueue(oneAtATime))
shareAmongWorkers({ name: 'limit', createError }, createConcurrencyLimit({ max: 2, createError }))

/** The primary process's side of a worker. */
const worker = () => {
  const { handlers, endAll } = createTurns()
  return {
    take: (name: string, key: string) => handlers['take turn']({ name, key }),
    end: (turn: unknown) => handlers['end turn'](turn),
    endAll,
  }
}

test('returns the limit itself in a process without workers', () => {
  const limit = createConcurrencyLimit({ max: 1, createError })
  expect(shareAmongWorkers({ name: 'own', createError }, limit)).toBe(limit)
})

test('counts the tasks of all workers', async () => {
  const [first, second] = [worker(), worker()]
  const turn = await first.take('limit', 'ann')
  expect(await second.take('limit', 'ann')).toEqual(expect.any(Number))
  expect(await first.take('limit', 'ann')).toBeNull()
  expect(await second.take('limit', 'bob')).toEqual(expect.any(Number))
  first.end(turn)
  await nextTurn()
  expect(await second.take('limit', 'ann')).toEqual(expect.any(Number))
  first.endAll()
  second.endAll()
})

test('ends the running and the queued tasks of a worker that has ended', async () => {
  const [first, second] = [worker(), worker()]
  await first.take('queue', 'ann')
  const queued = first.take('queue', 'bob')
  const next = second.take('queue', 'eva')
  first.endAll()
  expect(await next).toEqual(expect.any(Number))
  expect(await Promise.race([queued, 'never begun'])).toBe('never begun')
  second.endAll()
})

test('refuses a task of an unknown limit', async () => {
  expect(await worker().take('unknown', 'ann')).toBeNull()
})
