import { createWorkQueue } from './work-queue'

const startQueue = () => {
  const queue = createWorkQueue({ concurrency: 2, maxQueued: 1, createError: () => new Error('full') })
  const finish: (() => void)[] = []
  const work = (name: string) =>
    queue(() => new Promise<string>((resolve) => finish.push(() => resolve(name))))
  return { queue, work, finish }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('as many work at once as may, the next one waits, and one more is refused', async () => {
  const { work, finish } = startQueue()
  const [first, , third] = [work('first'), work('second'), work('third')]
  await expect(work('fourth')).rejects.toThrow('full')
  await settle()
  expect(finish).toHaveLength(2)

  finish[0]?.()
  expect(await first).toBe('first')
  await settle()
  expect(finish).toHaveLength(3)
  finish[2]?.()
  expect(await third).toBe('third')
})

test('work that fails makes room all the same', async () => {
  const { queue } = startQueue()
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  }
  await expect(queue(() => Promise.resolve('fine'))).resolves.toBe('fine')
})
