import type { FastifyInstance } from 'fastify'
import { createBackgroundTasks } from '@bucketeer/host/http'

interface Jobs<Job> {
  /** Identifies the jobs in the log. */
  name: string
  /** Leases the next job to this server; undefined if there is none. */
  claim(): Promise<Job | undefined>
  /** Does the job, or what is left of it after a restart. Rejects with the reason of `signal` when the server stops. */
  run(job: Job, signal: AbortSignal): Promise<void>
}

/** Finds jobs of servers that ended, whose leases have run out. */
const checkIntervalMs = 10_000

/**
 * Does jobs one after the other while the app listens. The database knows the jobs, so that another server, or this one after
 * a restart, goes on with a job whose server ended.
 * @returns a function that starts the next job at once
 */
export function runJobs<Job>(app: FastifyInstance, { name, claim, run }: Jobs<Job>) {
  const background = createBackgroundTasks(app.log)
  const stop = new AbortController()
  let isRunning = false
  /** A job may be added after the last claim found none. */
  let isWoken = false

  const runAll = async () => {
    isRunning = true
    try {
      while (isWoken) {
        isWoken = false
        for (let job = await claim(); job && !stop.signal.aborted; job = await claim())
          await run(job, stop.signal)
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error
    } finally {
      isRunning = false
    }
  }
  const wake = () => {
    isWoken = true
    if (!isRunning && !stop.signal.aborted) background.run(name, runAll)
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(wake, checkIntervalMs).unref()
    wake()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    stop.abort()
    await background.drain()
  })
  return wake
}
