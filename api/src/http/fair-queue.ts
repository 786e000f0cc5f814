/** Is told of each task of a queue. */
export interface QueueObserver {
  queued(): void
  started(waitMs: number): void
  ended(): void
  rejected(): void
}

interface Limits {
  /** Maximum number of concurrent tasks; one per key. */
  concurrency: number
  /** Maximum number of queued tasks of one key. */
  maxQueuedPerKey: number
  /** The queue length from which keys with queued tasks are rejected. */
  maxQueuedByBusyKeys: number
  /** The queue length from which every key is rejected. */
  maxQueued: number
  /** Creates the error for a rejected task. */
  createError: () => Error
  observer?: QueueObserver
}

/** Runs queued tasks round-robin by key, so that a key with many tasks does not delay the other keys. */
export function createFairQueue({
  concurrency,
  maxQueuedPerKey,
  maxQueuedByBusyKeys,
  maxQueued,
  createError,
  observer,
}: Limits) {
  /** Queued tasks by key. A key moves to the end when one of its tasks starts. */
  const queues = new Map<string, (() => void)[]>()
  const running = new Set<string>()
  let queued = 0

  const startNext = () => {
    for (const [key, [start, ...others]] of queues) {
      if (running.size >= concurrency) return
      if (running.has(key) || !start) continue
      queues.delete(key)
      if (others.length > 0) queues.set(key, others)
      queued -= 1
      running.add(key)
      start()
    }
  }

  const waitForTurn = (key: string) =>
    new Promise<void>((resolve) => {
      queues.set(key, [...(queues.get(key) ?? []), resolve])
      queued += 1
      startNext()
    })

  const hasRoom = (key: string) => {
    const queuedOfKey = queues.get(key)?.length ?? 0
    if (queuedOfKey === 0) return queued < maxQueued
    return queuedOfKey < maxQueuedPerKey && queued < maxQueuedByBusyKeys
  }

  const requireRoom = (key: string) => {
    const startsAtOnce = running.size < concurrency && !running.has(key)
    if (startsAtOnce || hasRoom(key)) return
    observer?.rejected()
    throw createError()
  }

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    requireRoom(key)
    observer?.queued()
    const queuedAt = performance.now()
    await waitForTurn(key)
    observer?.started(performance.now() - queuedAt)
    return task().finally(() => {
      running.delete(key)
      observer?.ended()
      startNext()
    })
  }
}
