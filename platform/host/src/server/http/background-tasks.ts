import { loggable } from '../database/failures'

interface Log {
  error(details: object, message: string): void
}

export interface BackgroundTasks {
  /** Starts a task that no response waits for. A failure is logged with the task's purpose. */
  run(purpose: string, task: () => Promise<void>): void
  /** Starts the task after a delay. */
  runAfter(purpose: string, delayMs: number, task: () => Promise<void>): void
  /** Starts the delayed tasks at once, and resolves when all tasks have ended. */
  drain(): Promise<void>
}

/** Creates a runner for background tasks. Its owner must await `drain` before the database is closed. */
export function createBackgroundTasks(log: Log): BackgroundTasks {
  const running = new Set<Promise<void>>()
  const delayed = new Set<() => void>()
  const run: BackgroundTasks['run'] = (purpose, task) => {
    const logFailure = (error: unknown) =>
      log.error({ err: loggable(error), purpose }, 'A background task failed')
    const result = task()
      .catch(logFailure)
      .finally(() => running.delete(result))
    running.add(result)
  }
  return {
    run,
    runAfter: (purpose, delayMs, task) => {
      const start = () => {
        clearTimeout(timer)
        delayed.delete(start)
        run(purpose, task)
      }
      const timer = setTimeout(start, delayMs)
      delayed.add(start)
    },
    drain: async () => {
      for (const start of delayed) start()
      await Promise.all(running)
    },
  }
}
