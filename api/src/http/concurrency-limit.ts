interface Limits {
  /** Maximum number of concurrent tasks of one key. */
  max: number
  /** Creates the error for a task that is over the limit. */
  createError: () => Error
}

/** Limits the concurrent tasks of each key. Rejects a task over the limit instead of queueing it. */
export function createConcurrencyLimit({ max, createError }: Limits) {
  const running = new Map<string, number>()
  const release = (key: string) => {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0
    if (count >= max) throw createError()
    running.set(key, count + 1)
    return task().finally(() => release(key))
  }
}
