import { loggable } from '../database/failures'

interface Log {
  error(details: object, message: string): void
}

export interface Background {
  /** Lets work go on that no answer waits for. A failure is logged, with what the work was for. */
  run(purpose: string, work: () => Promise<void>): void
  /** The same after a delay. */
  runLater(purpose: string, delayMs: number, work: () => Promise<void>): void
  /** Begins at once what is delayed. Resolves once all of it is done. */
  settled(): Promise<void>
}

/** Work that goes on behind the answers; whoever makes one waits for it before the database goes. */
export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>()
  const delayed = new Set<() => void>()
  const run: Background['run'] = (purpose, work) => {
    const failed = (error: unknown) =>
      log.error({ err: loggable(error), purpose }, 'Work in the background failed')
    const running = work()
      .catch(failed)
      .finally(() => underWay.delete(running))
    underWay.add(running)
  }
  return {
    run,
    runLater: (purpose, delayMs, work) => {
      const begin = () => {
        clearTimeout(timer)
        delayed.delete(begin)
        run(purpose, work)
      }
      const timer = setTimeout(begin, delayMs)
      delayed.add(begin)
    },
    settled: async () => {
      for (const begin of delayed) begin()
      await Promise.all(underWay)
    },
  }
}
