import { createFairQueue } from './fair-queue'

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

/** Starts a queue whose tasks end when the test calls `finish`; `started` has the names in order. */
const startQueue = (limits: {
  concurrency: number
  maxQueuedPerKey?: number
  maxQueuedByBusyKeys?: number
  maxQueued?: number
}) => {
  const queue = createFairQueue({
    maxQueuedPerKey: 100,
    maxQueuedByBusyKeys: 100,
    maxQueued: 100,
    ...limits,
    createError: () => new Error('full'),
  })
  const started: string[] = []
  const resolvers = new Map<string, () => void>()
  const add = (key: string, name: string) =>
    queue(key, () => {
      started.push(name)
      return new Promise<string>((resolve) => resolvers.set(name, () => resolve(name)))
    })
  const finish = async (name: string) => {
    resolvers.get(name)?.()
    await nextTick()
  }
  return { queue, add, started, finish }
}

test('runs one task of a key at a time, however many slots are free', async () => {
  const { add, started, finish } = startQueue({ concurrency: 3 })
  void add('mira', 'm1')
  void add('mira', 'm2')
  void add('otto', 'o1')
  await nextTick()
  expect(started).toEqual(['m1', 'o1'])
  await finish('m1')
  expect(started).toEqual(['m1', 'o1', 'm2'])
})

test('takes one task of each key in turn', async () => {
  const { add, started, finish } = startQueue({ concurrency: 1 })
  for (let index = 1; index <= 4; index += 1) void add('mira', `m${index}`)
  void add('otto', 'o1')
  void add('otto', 'o2')
  void add('ines', 'i1')
  await nextTick()
  for (const name of ['m1', 'm2', 'o1', 'i1', 'm3', 'o2']) await finish(name)
  expect(started).toEqual(['m1', 'm2', 'o1', 'i1', 'm3', 'o2', 'm4'])
})

test('rejects a task when the queue is full, and frees the slot of a task that fails', async () => {
  const { queue, add, finish } = startQueue({ concurrency: 1, maxQueuedByBusyKeys: 1, maxQueued: 1 })
  const first = add('mira', 'm1')
  const second = add('otto', 'o1')
  await expect(add('ines', 'i1')).rejects.toThrow('full')
  await finish('m1')
  expect(await first).toBe('m1')
  await finish('o1')
  expect(await second).toBe('o1')
  for (let round = 0; round < 3; round += 1)
    await expect(queue('ines', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue('ines', () => Promise.resolve('fine'))).resolves.toBe('fine')
})

test('keeps room in a busy queue for keys that have nothing queued', async () => {
  const { add } = startQueue({ concurrency: 1, maxQueuedByBusyKeys: 3, maxQueued: 4 })
  for (const name of ['m1', 'm2', 'm3', 'm4']) void add('mira', name)
  await expect(add('mira', 'm5')).rejects.toThrow('full')
  void add('otto', 'o1')
  await expect(add('otto', 'o2')).rejects.toThrow('full')
  await expect(add('ines', 'i1')).rejects.toThrow('full')
})

test('limits the queued tasks of one key in an otherwise empty queue', async () => {
  const { add, started, finish } = startQueue({ concurrency: 2, maxQueuedPerKey: 2 })
  for (const name of ['m1', 'm2', 'm3']) void add('mira', name)
  await expect(add('mira', 'm4')).rejects.toThrow('full')
  await finish('m1')
  void add('mira', 'm5')
  await finish('m2')
  await finish('m3')
  expect(started).toEqual(['m1', 'm2', 'm3', 'm5'])
})
