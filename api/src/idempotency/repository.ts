import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { answeredCalls } from '../database/schema'

/** A request with an `Idempotency-Key`, which belongs to one user. */
export interface KeyedRequest {
  userId: string
  key: string
  callHash: Buffer
}

const hasKeyOf = ({ userId, key }: KeyedRequest) =>
  and(eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))

export const createResponseRepository = (queries: Queries) => ({
  /** Deletes the responses that are older than a day. */
  async deleteExpired() {
    await queries.delete(answeredCalls).where(lt(answeredCalls.createdAt, sql`now() - interval '24 hours'`))
  },

  /**
   * Claims the key. Waits for the end of another transaction that has claimed it.
   * @returns false if the key was used before
   */
  async claim(request: KeyedRequest): Promise<boolean> {
    const claimed = await queries
      .insert(answeredCalls)
      .values(request)
      .onConflictDoNothing()
      .returning({ key: answeredCalls.key })
    return claimed.length > 0
  },

  async find(request: KeyedRequest) {
    const [earlier] = await queries
      .select({ callHash: answeredCalls.callHash, answer: answeredCalls.answer })
      .from(answeredCalls)
      .where(hasKeyOf(request))
    return earlier
  },

  async save(request: KeyedRequest, response: object) {
    await queries.update(answeredCalls).set({ answer: response }).where(hasKeyOf(request))
  },
})

export type StoredResponse = Awaited<ReturnType<ReturnType<typeof createResponseRepository>['find']>>
