import type { FastifyReply } from 'fastify'
import { HttpError } from '@bucketeer/host/http'
import type { Sentence } from '@bucketeer/host/server'
import { onResponseEnd } from './on-response-end'

interface Limits {
  /** Maximum number of concurrent tasks of one key. */
  max: number
  /** The message of the 429 for a task over the limit. */
  message: Sentence
  headers: Record<'retry-after', string> & Record<string, string>
  onRejection?: () => void
}

/** Limits the concurrent tasks of each key. Rejects a task over the limit instead of queueing it. */
export function createConcurrencyLimit({ max, message, headers, onRejection }: Limits) {
  const running = new Map<string, number>()
  const release = (key: string) => {
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
  }
  const take = (key: string) => {
    const count = running.get(key) ?? 0
    if (count >= max) {
      onRejection?.()
      throw new HttpError(429, message, headers)
    }
    running.set(key, count + 1)
  }
  return {
    async run<T>(key: string, task: () => Promise<T>): Promise<T> {
      take(key)
      return task().finally(() => release(key))
    },
    /** Counts a request until its response ends. */
    admit(key: string, reply: FastifyReply) {
      take(key)
      onResponseEnd(reply, () => release(key))
    },
  }
}
