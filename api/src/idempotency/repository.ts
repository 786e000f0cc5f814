import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { answeredCalls } from '../database/schema'

/** A request with an `Idempotency-Key`, which belongs to one user. */
export interface KeyedRequest {
  userId: string
  key: string
  callHash: Buffer
}

/** The first key of these advisory locks. The second is a hash of the user's id and the key. */
const keyLock = 7204124

const hasKeyOf = ({ userId, key }: KeyedRequest) =>
  and(eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))

export const createResponseRepository = (queries: Queries) => ({
  /** Deletes the responses that are older than a day. */
  async deleteExpired() {
    await queries.delete(answeredCalls).where(lt(answeredCalls.createdAt, sql`now() - interval '24 hours'`))
  },

  /**
   * Keeps others with this key waiting until the transaction ends. Locks no row: a row that refers to the user would lock
   * the account before what `create` locks, and its deletion locks the account last.
   */
  async lock({ userId, key }: KeyedRequest) {
    await queries.execute(sql`select pg_advisory_xact_lock(${keyLock}, hashtext(${userId + key}))`)
  },

  async find(request: KeyedRequest) {
    const [earlier] = await queries
      .select({ callHash: answeredCalls.callHash, answer: answeredCalls.answer })
      .from(answeredCalls)
      .where(hasKeyOf(request))
    return earlier
  },

  async save(request: KeyedRequest, response: object) {
    await queries.insert(answeredCalls).values({ ...request, answer: response })
  },
})
