import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database'
import { createBackgroundTasks } from '../http/background-tasks'
import { createDailyWorkRepository } from './repository'

interface DailyTask {
  /** Tells it from other work, in the database and the log. */
  name: string
  run(): Promise<void>
  /** The site's first minute belongs to its visitors. */
  firstCheckMs?: number
}

const minuteMs = 60_000
const checkIntervalMs = 60 * minuteMs

/**
 * Does the work once a day while the app listens, on one of the servers that share the database, however often they
 * are restarted. Closing the app waits for it.
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
