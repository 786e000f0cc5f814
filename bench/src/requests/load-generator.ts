import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Request } from './request'

export interface Workload {
  address: string
  /** The requests of each connection, which it repeats in this order. */
  requests: Request[][]
  seconds: number
}

export interface WorkloadResult {
  /** 2xx responses per second. */
  perSecond: number
  /** Latency in milliseconds. */
  p50: number
  p99: number
  /** The number of connection errors, timeouts and other statuses. */
  errors: number
}

export interface LoadGenerator {
  run(workload: Workload): Promise<WorkloadResult>
  stop(): void
}

/** Starts a load generator in a process of its own, so that it does not slow down the measuring process. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-generator-process.ts'))
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('The load generator exited.')))
  exited.catch(() => undefined)
  const run = async (workload: Workload): Promise<WorkloadResult> => {
    child.send(workload)
    const [result] = await Promise.race([once(child, 'message'), exited])
    return result
  }
  return { run, stop: () => child.disconnect() }
}
