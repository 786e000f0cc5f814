import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database'
import { answeredCalls } from '../database/schema'

/** A call under its key, which is good for one person. */
export interface KeyedRequest {
  userId: string
  key: string
  callHash: Buffer
}

const isUnder = ({ userId, key }: KeyedRequest) =>
  and(eq(answeredCalls.userId, userId), eq(answeredCalls.key, key))

/** Clears away what is older than a day. */
export async function deleteExpiredResponses(database: Queries) {
  await database.delete(answeredCalls).where(lt(answeredCalls.createdAt, sql`now() - interval '24 hours'`))
}

/**
 * Takes the key until the transaction ends. When another transaction has it, waits for that one's end.
 * @returns whether nobody used it before
 */
export async function claimKey(transaction: Queries, call: KeyedRequest): Promise<boolean> {
  const taken = await transaction
    .insert(answeredCalls)
    .values(call)
    .onConflictDoNothing()
    .returning({ key: answeredCalls.key })
  return taken.length > 0
}

export async function findResponse(transaction: Queries, call: KeyedRequest) {
  const [earlier] = await transaction
    .select({ callHash: answeredCalls.callHash, answer: answeredCalls.answer })
    .from(answeredCalls)
    .where(isUnder(call))
  return earlier
}

export async function saveResponse(transaction: Queries, call: KeyedRequest, answer: object) {
  await transaction.update(answeredCalls).set({ answer }).where(isUnder(call))
}
