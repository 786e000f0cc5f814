import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database'
import type { Rule } from './rules'
import { TooManyTries } from './too-many-tries'

/** So many tries of a window do not wait. */
const freeTries = 4
const firstWaitSeconds = 10

/** The first slow try makes the next one wait 10 seconds, the second 20, then 40, … */
const secondsAfter = (slowTries: number) => firstWaitSeconds * 2 ** slowTries

/** One try that was counted. */
export interface Try {
  /** Counts it no more: it was no wrong guess. */
  giveBack(): Promise<void>
}

/** Counts tries of which each has to wait longer than the one before. */
export interface SlowDown {
  /** Counts one more try. @throws TooManyTries while the next one has to wait; that counts nothing */
  take(key: string): Promise<Try>
  /** Forgets the tries, so that the next one waits for nothing. */
  lift(key: string): Promise<void>
}

/** The library rejects with a result when there is no point left, and with an error when the database fails. */
const asRefusal = (reason: unknown): RateLimiterRes => {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

const refuse = (reason: unknown): never => {
  throw new TooManyTries(asRefusal(reason).msBeforeNext)
}

/**
 * Counts in the database, whatever `LIMITS_STORE` says: all servers agree, a restart gives nobody new tries, and
 * `npm run unlock` can lift it from another process.
 */
export function createSlowDown(name: string, rule: Rule, database: Database): SlowDown {
  const table = {
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'limits',
    tableCreated: true,
  }
  const freeOnes = Math.min(freeTries, rule.tries)
  const free = new RateLimiterPostgres({
    ...table,
    keyPrefix: name,
    points: freeOnes,
    duration: rule.seconds,
  })
  const slow = new RateLimiterPostgres({
    ...table,
    keyPrefix: `${name}-slow`,
    points: rule.tries - freeOnes,
    duration: rule.seconds,
  })
  /** One point, which comes back after the wait: of tries at the same time one gets it. */
  const gate = new RateLimiterPostgres({ ...table, keyPrefix: `${name}-wait`, points: 1, duration: 1 })

  const takeSlowly = async (key: string, { msBeforeNext }: RateLimiterRes): Promise<Try> => {
    const counted = await slow.get(key)
    const count = counted?.consumedPoints ?? 0
    if (count >= rule.tries - freeOnes) throw new TooManyTries(counted?.msBeforeNext ?? msBeforeNext)
    await gate.consume(key, 1, { customDuration: secondsAfter(count) }).catch(refuse)
    await slow.penalty(key)
    return {
      async giveBack() {
        await slow.reward(key)
        await gate.delete(key)
      },
    }
  }

  return {
    async take(key) {
      const refusal = await free.consume(key).then(() => undefined, asRefusal)
      return refusal ? takeSlowly(key, refusal) : { giveBack: async () => void (await free.reward(key)) }
    },

    async lift(key) {
      for (const counter of [free, slow, gate]) await counter.delete(key)
    },
  }
}
