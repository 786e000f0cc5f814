import { createQueue } from './in-parallel'

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('runs one task at a time, in the order of the calls', async () => {
  const runInTurn = createQueue(1)
  const resolvers: (() => void)[] = []
  const add = (name: string) =>
    runInTurn(() => new Promise<string>((resolve) => resolvers.push(() => resolve(name))))
  const [first, second] = [add('first'), add('second')]
  await nextTick()
  expect(resolvers).toHaveLength(1)

  resolvers[0]?.()
  expect(await first).toBe('first')
  await nextTick()
  expect(resolvers).toHaveLength(2)
  resolvers[1]?.()
  expect(await second).toBe('second')
})

test('goes on after a task that fails', async () => {
  const runInTurn = createQueue(1)
  for (let round = 0; round < 5; round += 1)
    await expect(runInTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(runInTurn(() => Promise.resolve('fine'))).resolves.toBe('fine')
})
