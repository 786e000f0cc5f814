import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import type { Config } from '../config'
import type { Serving } from '../start/serve-in-process'
import { StartError } from '../start/start-error'
import { openChannel, type Channel } from './channel'
import { createRestarts } from './restarts'
import { createTurns } from './shared-turns'
import { createMetricsSum } from './site-metrics'
import { connectionVariable } from './worker-site'

interface Options {
  config: Pick<Config, 'workers'>
  connection: PoolConfig
  log: Logger
}

/** A worker and what the primary process knows of it. */
interface Started {
  worker: Worker
  channel: Channel
  since: number
  isServing: boolean
  ended: Promise<void>
}

const hasAddress = (message: unknown): message is { address: string } =>
  typeof message === 'object' &&
  message !== null &&
  'address' in message &&
  typeof message.address === 'string'

const hasReason = (message: unknown): message is { reason: string } =>
  typeof message === 'object' && message !== null && 'reason' in message && typeof message.reason === 'string'

/**
 * Starts the workers, which serve requests on one port, and starts another one when one ends. This process accepts the
 * connections and hands them to the workers in turn.
 * @returns when all of them listen
 * @throws StartError when one cannot start
 */
export async function startWorkers({ config, connection, log }: Options): Promise<Serving> {
  // Counts the rate limits of the workers.
  new RateLimiterClusterMaster()
  const metrics = createMetricsSum()
  const workers = new Set<Started>()
  const restarts = createRestarts()
  const stopping = new AbortController()
  const { signal } = stopping

  /** @returns the address where the worker listens */
  const start = (): Promise<string> => {
    const worker = cluster.fork({ [connectionVariable]: JSON.stringify(connection) })
    const ended = once(worker, 'exit').then(() => undefined)
    const turns = createTurns()
    const channel = openChannel(worker, {
      ...turns.handlers,
      metrics: () => metrics.metrics(),
      'last metrics': (collected) => metrics.update(channel, collected),
    })
    const started: Started = { worker, channel, since: performance.now(), isServing: false, ended }
    workers.add(started)
    // Without a listener, a message to a worker that has just ended would end this process.
    worker.on('error', ({ message }) => log.warn({ worker: worker.id, reason: message }, 'Lost a message'))
    return new Promise((resolve, reject) => {
      let reason = `Worker ${worker.id} ended before it could serve.`
      worker.on('message', (message: unknown) => {
        if (hasReason(message)) reason = message.reason
        if (!hasAddress(message)) return
        started.isServing = true
        metrics.add(channel)
        resolve(message.address)
      })
      worker.once('exit', (code, killedBy) => {
        workers.delete(started)
        turns.endAll()
        metrics.remove(channel)
        if (started.isServing) void restart(started, { code, signal: killedBy })
        else reject(new StartError(reason))
      })
    })
  }

  let fail: (error: StartError) => void = () => undefined
  const failed = new Promise<StartError>((resolve) => (fail = resolve))

  /** Starts a worker in the place of one that has ended, until one serves. */
  const restart = async (
    { worker, since }: Started,
    how: { code: number; signal: string },
  ): Promise<void> => {
    if (signal.aborted) return
    const delayMs = restarts.delayAfter(performance.now() - since)
    log.error({ worker: worker.id, ...how, restartInMs: delayMs }, 'A worker ended')
    await startAgain(delayMs)
  }

  const startAgain = async (delayMs: number): Promise<void> => {
    if (restarts.isHopeless() && ![...workers].some(({ isServing }) => isServing))
      return fail(new StartError('The workers end again and again soon after their start: see the log.'))
    await pause(delayMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    const error = await start().then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (error === undefined || signal.aborted) return
    const nextMs = restarts.delayAfter(0)
    log.error({ err: error, restartInMs: nextMs }, 'A worker could not start')
    await startAgain(nextMs)
  }

  const close = async () => {
    stopping.abort()
    for (const { worker, channel, isServing } of workers) {
      // A signal would end a worker at once that has had one from Ctrl-C.
      if (isServing) void channel.ask('stop')
      else worker.process.kill()
    }
    await Promise.all([...workers].map(({ ended }) => ended))
  }

  try {
    const [address = ''] = await Promise.all(Array.from({ length: config.workers }, start))
    log.info(`Listening on ${address} with ${config.workers} workers`)
    return { address, failed, close }
  } catch (error) {
    await close()
    throw error
  }
}
