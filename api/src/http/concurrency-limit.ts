interface Limits {
  /** How much of one key may be under way. */
  max: number
  /** What one more is told. */
  createError: () => Error
}

/** Bounds how much of one key is under way at a time; one more is refused at once. */
export const createConcurrencyLimit = ({ max, createError }: Limits) => {
  const running = new Map<string, number>()
  const end = (key: string) => {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0
    if (count >= max) throw createError()
    running.set(key, count + 1)
    return work().finally(() => end(key))
  }
}
