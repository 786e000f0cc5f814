import { type IRateLimiterOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { HttpError } from '@bucketeer/host/http'
import type { Database, Sentence } from '@bucketeer/host/server'
import type { Rule } from './rules'
import { waitMinutes, waitSeconds } from './words'

const waitFor = (seconds: number) =>
  seconds < 60 ? waitSeconds(seconds) : waitMinutes(Math.ceil(seconds / 60))

/** Thrown when a rate limit is used up. */
export class TooManyAttempts extends HttpError {
  /** @param waitMs the time until the next attempt is allowed */
  constructor(waitMs: number, say: (seconds: number) => Sentence = waitFor) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000))
    super(429, say(seconds), { 'retry-after': String(seconds) })
  }
}

/** The number of attempts per window without a delay. */
const maxFreeAttempts = 4
const firstDelaySeconds = 10

/** Returns the delay after the first delayed attempt (10 s), the second (20 s), the third (40 s), … */
const delayAfter = (delayedAttempts: number) => firstDelaySeconds * 2 ** delayedAttempts

/** A counted attempt. */
export interface Attempt {
  /** Returns the attempt to the limit, because the password was not wrong. */
  refund(): Promise<void>
}

/** Limits attempts with exponential backoff. */
export interface Backoff {
  /** Counts an attempt. @throws TooManyAttempts during a delay; a rejected attempt is not counted */
  consume(key: string): Promise<Attempt>
  /** Forgets the counted attempts and the current delay. */
  reset(key: string): Promise<void>
}

/** Creates a counter that all servers share. */
export const createDatabaseCounter = (
  { $client: storeClient }: Database,
  tableName: 'limits' | 'login_attempts',
  options: IRateLimiterOptions,
) => new RateLimiterPostgres({ ...options, storeClient, storeType: 'pool', tableName, tableCreated: true })

/** Distinguishes a used-up limit, which the library rejects with a result, from a database error. */
function asRejection(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

function reject(reason: unknown): never {
  throw new TooManyAttempts(asRejection(reason).msBeforeNext)
}

/**
 * Counts in the database, whatever `LIMITS_STORE` says: all servers share the counts, a restart or a failover resets nothing, and
 * `npm run unlock` can reset them from another process.
 */
export function createBackoff(name: string, rule: Rule, database: Database): Backoff {
  const createCounter = (keyPrefix: string, points: number, duration = rule.seconds) =>
    createDatabaseCounter(database, 'login_attempts', { keyPrefix, points, duration })
  const freeAttempts = Math.min(maxFreeAttempts, rule.max)
  const free = createCounter(name, freeAttempts)
  const delayed = createCounter(`${name}-slow`, rule.max - freeAttempts)
  /** Has a single point, which returns after the delay: of simultaneous attempts one gets it. */
  const gate = createCounter(`${name}-wait`, 1, 1)

  const consumeDelayed = async (key: string, { msBeforeNext }: RateLimiterRes): Promise<Attempt> => {
    const counted = await delayed.get(key)
    const count = counted?.consumedPoints ?? 0
    if (count >= rule.max - freeAttempts) throw new TooManyAttempts(counted?.msBeforeNext ?? msBeforeNext)
    await gate.consume(key, 1, { customDuration: delayAfter(count) }).catch(reject)
    await delayed.penalty(key)
    return {
      async refund() {
        await delayed.reward(key)
        await gate.delete(key)
      },
    }
  }

  return {
    async consume(key) {
      const rejection = await free.consume(key).then(() => undefined, asRejection)
      return rejection
        ? consumeDelayed(key, rejection)
        : { refund: async () => void (await free.reward(key)) }
    },

    async reset(key) {
      for (const counter of [free, delayed, gate]) await counter.delete(key)
    },
  }
}
