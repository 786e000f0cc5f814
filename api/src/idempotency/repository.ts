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

/** Deletes the responses that are older than a day. */
export async function deleteExpiredResponses(database: Queries) {
  await database.delete(answeredCalls).where(lt(answeredCalls.createdAt, sql`now() - interval '24 hours'`))
}

/**
 * Claims the key. Waits for the end of another transaction that has claimed it.
 * @returns false if the key was used before
 */
export async function claimKey(transaction: Queries, request: KeyedRequest): Promise<boolean> {
  const claimed = await transaction
    .insert(answeredCalls)
    .values(request)
    .onConflictDoNothing()
    .returning({ key: answeredCalls.key })
  return claimed.length > 0
}

export async function findResponse(transaction: Queries, request: KeyedRequest) {
  const [earlier] = await transaction
    .select({ callHash: answeredCalls.callHash, answer: answeredCalls.answer })
    .from(answeredCalls)
    .where(hasKeyOf(request))
  return earlier
}

export async function saveResponse(transaction: Queries, request: KeyedRequest, response: object) {
  await transaction.update(answeredCalls).set({ answer: response }).where(hasKeyOf(request))
}
