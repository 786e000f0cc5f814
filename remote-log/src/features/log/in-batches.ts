import { ApiError } from '@bucketeer/shared-auth'

/** Requests at once. */
const parallel = 4
/** The longest pause that is waited for, in seconds. */
const longestPause = 90

const failureOf = (reason: unknown) => (reason instanceof Error ? reason : new Error(''))

/** Whether the next request would fail, too. */
const isGeneral = (error: Error) =>
  !(error instanceof ApiError) || error.status === null || error.status === 429 || error.status >= 500

interface Work<Item> {
  run(item: Item): Promise<unknown>
  /** Called after each batch with what succeeded. */
  onDone(items: Item[]): void
  /** Called with the seconds that the server wants to pass. */
  onPause(seconds: number): void
  isStopped(): boolean
}

/** Repeats a request that the server wants later. */
async function runPatiently<Item>(item: Item, { run, onPause, isStopped }: Work<Item>) {
  try {
    await run(item)
  } catch (error) {
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
    if (seconds === undefined || seconds > longestPause) throw error
    onPause(seconds)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    if (isStopped()) throw error
    await run(item)
  }
}

/** Runs the work on each item, some at once. Stops after an error that concerns them all. Returns the last error. */
export async function inBatches<Item>(items: readonly Item[], work: Work<Item>): Promise<Error | null> {
  let failure: Error | null = null
  for (let start = 0; start < items.length && !work.isStopped(); start += parallel) {
    const batch = items.slice(start, start + parallel)
    const results = await Promise.allSettled(batch.map((item) => runPatiently(item, work)))
    work.onDone(batch.filter((_, index) => results[index]?.status === 'fulfilled'))
    const errors = results.flatMap((result) => (result.status === 'rejected' ? failureOf(result.reason) : []))
    failure = errors.at(-1) ?? failure
    if (errors.some(isGeneral)) break
  }
  return failure
}
