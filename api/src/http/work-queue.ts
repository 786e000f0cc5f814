interface Limits {
  /** How many work at the same time. */
  concurrency: number
  /** How many may wait. */
  maxQueued: number
  /** What one more is told. */
  createError: () => Error
}

/** Bounds how much is done at a time; whoever comes when the queue is full is refused at once. */
export const createWorkQueue = ({ concurrency, maxQueued, createError }: Limits) => {
  const queue: (() => void)[] = []
  let working = 0

  const turn = async (): Promise<void> => {
    if (working < concurrency) {
      working += 1
      return
    }
    if (queue.length >= maxQueued) throw createError()
    // The one that ends hands its place on, so that nobody overtakes.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const done = () => {
    const next = queue.shift()
    if (next) next()
    else working -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    return work().finally(done)
  }
}
