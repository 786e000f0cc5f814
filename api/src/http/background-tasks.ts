import { loggable } from '../database/failures'

interface Log {
  error(details: object, message: string): void
}

export interface BackgroundTasks {
  /** Lets work go on that no answer waits for. A failure is logged, with what the work was for. */
  run(purpose: string, work: () => Promise<void>): void
  /** The same after a delay. */
  runAfter(purpose: string, delayMs: number, work: () => Promise<void>): void
  /** Begins at once what is delayed. Resolves once all of it is done. */
  drain(): Promise<void>
}

/** Work that goes on behind the answers; whoever makes one waits for it before the database goes. */
export function createBackgroundTasks(log: Log): BackgroundTasks {
  const underWay = new Set<Promise<void>>()
  const delayed = new Set<() => void>()
  const run: BackgroundTasks['run'] = (purpose, work) => {
    const failed = (error: unknown) =>
      log.error({ err: loggable(error), purpose }, 'Work in the background failed')
    const running = work()
      .catch(failed)
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }
  return {
    run,
    runAfter: (purpose, delayMs, work) => {
      const begin = () => {
        clearTimeout(timer)
        delayed.delete(begin)
        run(purpose, work)
      }
      const timer = setTimeout(begin, delayMs)
      delayed.add(begin)
    },
    drain: async () => {
      for (const begin of delayed) begin()
      await Promise.all(underWay)
    },
  }
}
