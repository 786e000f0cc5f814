import { sql } from 'drizzle-orm'
import { found, newId, type Queries } from '@bucketeer/host/server'
import { reports } from '../../../database/care-schema'
import { isInFirstWeek } from '../../../database/new-account'
import { comments, users } from '../../../database/schema'
import { reportedThing, setHidden } from '../../things/repository'
import { noSuchComment } from '../words'

/** The number of equal texts before the next one is held. */
const maxEqual = 2

/** The first key of these advisory locks. The second is a hash of the text's. */
const textLock = 7204125

type Held = Pick<typeof comments.$inferSelect, 'id' | 'authorId' | 'textHash'>

/**
 * Hides a comment until a moderator decides, if its author wrote the same text twice in the last 30 days. Those of
 * accounts in their first week count together.
 * @returns whether it holds the comment
 */
export async function holdRepeated(transaction: Queries, comment: Held): Promise<boolean> {
  const { textHash } = comment
  if (!textHash) return false
  if ((await isAlone(transaction, textHash)) && (await countEqual(transaction, comment)) < maxEqual)
    return false
  const thing = { kind: 'comment', id: comment.id } as const
  const { ownerId, ...reported } = found(
    await reportedThing(transaction, thing, comment.authorId),
    noSuchComment,
  )
  await transaction
    .insert(reports)
    .values({
      id: newId(),
      thingKind: thing.kind,
      thingId: thing.id,
      accusedId: ownerId,
      ...reported,
      ...({ reason: 'spam', note: '', isOfSite: true } as const),
    })
    .onConflictDoNothing()
  await setHidden(transaction, thing.kind, thing.id, true)
  return true
}

/**
 * Returns whether no other transaction writes an equal text, and keeps others out until this one ends: it does not see
 * theirs yet. Nobody waits, because many waiting would use up the connections.
 */
async function isAlone(transaction: Queries, textHash: Buffer) {
  const { rows } = await transaction.execute<{ isAlone: boolean }>(
    sql`select pg_try_advisory_xact_lock(${textLock}, ${textHash.readInt32BE()}::integer) as "isAlone"`,
  )
  return rows[0]?.isAlone === true
}

/** Returns how often others, or the author, wrote the text of a comment. */
async function countEqual(transaction: Queries, { id, authorId, textHash }: Held): Promise<number> {
  const isNew = (personId: typeof comments.authorId | string) =>
    sql`exists (select from ${users} where ${users.id} = ${personId} and ${isInFirstWeek})`
  return transaction.$count(
    comments,
    sql`${comments.textHash} = ${textHash} and ${comments.id} <> ${id}
      and ${comments.createdAt} > now() - interval '30 days'
      and (${comments.authorId} = ${authorId} or (${isNew(authorId)} and ${isNew(comments.authorId)}))`,
  )
}
