import { setTimeout as pause } from 'node:timers/promises'

/** Does a part of a long job, and then waits as long as it took, so that requests have at least half of the time. */
export async function paced<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  await pause(performance.now() - startedAt)
  return result
}
