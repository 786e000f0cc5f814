import { createFairQueue } from './fair-queue'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A queue whose work ends when the test says so; `begun` has the names in the order in which they were begun. */
const startQueue = (limits: {
  concurrency: number
  maxQueuedPerKey?: number
  maxQueuedByBusyKeys?: number
  maxQueued?: number
}) => {
  const bounds = { maxQueuedPerKey: 100, maxQueuedByBusyKeys: 100, maxQueued: 100, ...limits }
  const queue = createFairQueue({ ...bounds, createError: () => new Error('full') })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (key: string, name: string) =>
    queue(key, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const finish = async (name: string) => {
    ends.get(name)?.()
    await settle()
  }
  return { queue, work, begun, finish }
}

test('one key has one piece of work done at a time, however many places are free', async () => {
  const { work, begun, finish } = startQueue({ concurrency: 3 })
  void work('mira', 'm1')
  void work('mira', 'm2')
  void work('otto', 'o1')
  await settle()
  expect(begun).toEqual(['m1', 'o1'])
  await finish('m1')
  expect(begun).toEqual(['m1', 'o1', 'm2'])
})

test('keys take turns: one piece of work overtakes the many of another key', async () => {
  const { work, begun, finish } = startQueue({ concurrency: 1 })
  for (let index = 1; index <= 4; index += 1) void work('mira', `m${index}`)
  void work('otto', 'o1')
  void work('otto', 'o2')
  void work('ines', 'i1')
  await settle()
  for (const name of ['m1', 'm2', 'o1', 'i1', 'm3', 'o2']) await finish(name)
  expect(begun).toEqual(['m1', 'm2', 'o1', 'i1', 'm3', 'o2', 'm4'])
})

test('one more than may wait is refused, and work that fails makes room', async () => {
  const { queue, work, finish } = startQueue({ concurrency: 1, maxQueuedByBusyKeys: 1, maxQueued: 1 })
  const first = work('mira', 'm1')
  const second = work('otto', 'o1')
  await expect(work('ines', 'i1')).rejects.toThrow('full')
  await finish('m1')
  expect(await first).toBe('m1')
  await finish('o1')
  expect(await second).toBe('o1')
  for (let turn = 0; turn < 3; turn += 1)
    await expect(queue('ines', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue('ines', () => Promise.resolve('fine'))).resolves.toBe('fine')
})

test('a full queue refuses a key that waits already, and admits one that does not', async () => {
  const { work } = startQueue({ concurrency: 1, maxQueuedByBusyKeys: 3, maxQueued: 4 })
  for (const name of ['m1', 'm2', 'm3', 'm4']) void work('mira', name)
  await expect(work('mira', 'm5')).rejects.toThrow('full')
  void work('otto', 'o1')
  await expect(work('otto', 'o2')).rejects.toThrow('full')
  await expect(work('ines', 'i1')).rejects.toThrow('full')
})

test('one key may have so much waiting and no more, however empty the queue is', async () => {
  const { work, begun, finish } = startQueue({ concurrency: 2, maxQueuedPerKey: 2 })
  for (const name of ['m1', 'm2', 'm3']) void work('mira', name)
  await expect(work('mira', 'm4')).rejects.toThrow('full')
  await finish('m1')
  void work('mira', 'm5')
  await finish('m2')
  await finish('m3')
  expect(begun).toEqual(['m1', 'm2', 'm3', 'm5'])
})
