import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Request } from './request'

export interface Workload {
  address: string
  /** For each connection what it asks, one after the other and then from the front again. */
  requests: Request[][]
  seconds: number
}

export interface WorkloadResult {
  /** Answers of 2xx in a second. */
  perSecond: number
  /** Of how long an answer took, in milliseconds. */
  p50: number
  p99: number
  /** What failed, took too long, or was answered otherwise. */
  errors: number
}

export interface LoadGenerator {
  run(load: Workload): Promise<WorkloadResult>
  stop(): void
}

/** What makes load, in a process of its own. */
export function startLoadGenerator(): LoadGenerator {
  const maker = fork(join(import.meta.dirname, 'load-generator-process.ts'))
  const ended = once(maker, 'exit').then(() => Promise.reject(new Error('The load maker ended.')))
  ended.catch(() => undefined)
  const run = async (load: Workload): Promise<WorkloadResult> => {
    maker.send(load)
    const [outcome] = await Promise.race([once(maker, 'message'), ended])
    return outcome
  }
  return { run, stop: () => maker.disconnect() }
}
