import { RateLimiterCluster, type RateLimiterRes } from 'rate-limiter-flexible'

/** Counts the attempts of one limit. */
export interface Counter {
  /** @throws RateLimiterRes when the limit is used up */
  consume(key: string): Promise<unknown>
  /** Returns an attempt to the limit. */
  reward(key: string): Promise<unknown>
}

interface PointCounter extends Counter {
  consume(key: string, points?: number): Promise<RateLimiterRes>
}

interface Limit {
  keyPrefix: string
  points: number
  duration: number
}

/** The part of a limit that the workers together may hold without using it. */
const maxUnused = 1 / 20

/**
 * Counts the attempts of a limit for all workers, in the primary process. Of a high limit, such as that of all API
 * requests, a worker takes several attempts of a key at once: asking for each one takes a tenth of a millisecond.
 */
export const createWorkerCounter = (limit: Limit, workers: number): Counter => {
  const portion = Math.floor((limit.points * maxUnused) / workers)
  const counter = new RateLimiterCluster(limit)
  return portion > 1 ? inPortions(counter, portion) : counter
}

/** Takes attempts from a counter in portions, and spends them until the time of the limit is over. */
export const inPortions = (counter: PointCounter, portion: number): Counter => {
  const taken = new Map<string, { left: number }>()
  const taking = new Map<string, Promise<void>>()

  const take = (key: string) => {
    const done = counter
      .consume(key, portion)
      .then(({ msBeforeNext }) => {
        const unused = { left: portion }
        taken.set(key, unused)
        setTimeout(() => taken.get(key) === unused && taken.delete(key), msBeforeNext).unref()
      })
      .finally(() => taking.delete(key))
    taking.set(key, done)
    return done
  }

  const spend = (key: string): boolean => {
    const unused = taken.get(key)
    if (!unused || unused.left === 0) return false
    unused.left -= 1
    return true
  }

  return {
    async consume(key) {
      // Simultaneous attempts share a portion.
      while (!spend(key)) await (taking.get(key) ?? take(key))
    },
    reward: (key) => counter.reward(key),
  }
}
