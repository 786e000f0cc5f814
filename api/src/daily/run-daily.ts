import type { FastifyInstance } from 'fastify'
import { createBackgroundTasks } from '@bucketeer/host/http'
import type { Database } from '@bucketeer/host/server'
import { createDailyWorkRepository } from './repository'

interface DailyTask {
  /** Identifies the task in the database and the log. */
  name: string
  run(): Promise<void>
  /** Default: one minute, so that the task does not slow the start down. */
  firstCheckMs?: number
}

const minuteMs = 60_000
const checkIntervalMs = 60 * minuteMs

/**
 * Runs a task once a day while the app listens, on one of the servers that share the database; a restart does not run
 * it again. Closing the app waits for a running task.
 */
export function runDaily(
  app: FastifyInstance,
  database: Database,
  { name, run, firstCheckMs = minuteMs }: DailyTask,
) {
  const days = createDailyWorkRepository(database)
  const background = createBackgroundTasks(app.log)
  const check = () =>
    background.run(name, async () => {
      if (await days.claim(name)) await run()
    })

  let timer: NodeJS.Timeout | undefined
  const checkIn = (ms: number) => {
    timer = setTimeout(() => {
      check()
      checkIn(checkIntervalMs)
    }, ms).unref()
  }
  app.addHook('onListen', async () => checkIn(firstCheckMs))
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await background.drain()
  })
}
