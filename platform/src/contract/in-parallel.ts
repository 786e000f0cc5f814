/** Requests to a site or an object store at once: a remote one takes several milliseconds for each. */
export const parallelRequests = 16

/**
 * Runs the work on each item, in order, on at most `limit` at once. After an error it starts no more.
 * @throws the first error
 */
export async function inParallel<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  // An error in its loop ends a generator for all loops.
  const waiting = (function* () {
    yield* items
  })()
  const run = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: limit }, run))
}

/** Returns a function that runs work, at most `max` at once; further work waits in order. */
export function createQueue(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = max
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
