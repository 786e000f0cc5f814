interface Limits {
  /** How many work at the same time, of one key one. */
  concurrency: number
  /** How many of one key may wait. */
  maxQueuedPerKey: number
  /** How many may wait before a key that waits already is refused. */
  maxQueuedByBusyKeys: number
  /** How many may wait before every key is refused. */
  maxQueued: number
  /** What one more is told. */
  createError: () => Error
}

/**
 * Bounds how much is done at a time, and shares it between keys: each in turn has one piece of work done, so that
 * somebody with one piece waits for one piece of each other, not for all of theirs. Those who have many pieces waiting
 * fill the queue for themselves only.
 */
export const createFairQueue = ({
  concurrency,
  maxQueuedPerKey,
  maxQueuedByBusyKeys,
  maxQueued,
  createError,
}: Limits) => {
  /** By key, the one whose turn it is first. */
  const queues = new Map<string, (() => void)[]>()
  const working = new Set<string>()
  let inQueues = 0

  const startNext = () => {
    for (const [key, [start, ...others]] of queues) {
      if (working.size >= concurrency) return
      if (working.has(key) || !start) continue
      queues.delete(key)
      if (others.length > 0) queues.set(key, others)
      inQueues -= 1
      working.add(key)
      start()
    }
  }

  const turnOf = (key: string) =>
    new Promise<void>((resolve) => {
      queues.set(key, [...(queues.get(key) ?? []), resolve])
      inQueues += 1
      startNext()
    })

  const mayWait = (key: string) => {
    const ofKey = queues.get(key)?.length ?? 0
    if (ofKey === 0) return inQueues < maxQueued
    return ofKey < maxQueuedPerKey && inQueues < maxQueuedByBusyKeys
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const isFree = working.size < concurrency && !working.has(key)
    if (!isFree && !mayWait(key)) throw createError()
    await turnOf(key)
    return work().finally(() => {
      working.delete(key)
      startNext()
    })
  }
}
