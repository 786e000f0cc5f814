import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { Conflict, type Database, NotFound, Outdated, type Queries } from '@bucketeer/host/server'
import type { KnownVersions } from '../../../contract/operation'
import { isAtVersion, lockRows } from '../../../database/writes'
import { bucketKicks, buckets, kicks } from '../../../database/schema'
import { isVisibleKick } from '../../audience/repository'
import { lockBucket, refuseShownLinks, touchBucket, type OwnBucket } from '../../kick/in-buckets/repository'
import { otherBuckets, otherKicks, outdatedBucket } from '../words'
import { noSuchBucket } from '../../kick/words'
import type { KickReturn } from './schemas'

type FormerPosition = KickReturn['places'][number]

/** Returns functions that order Buckets and Kicks, and move several Kicks at once. Each changes all or nothing. */
export const createArrangement = (database: Database) => ({
  ...createOrders(database),
  ...createMoves(database),
})

const createOrders = (database: Database) => ({
  /** @throws Conflict if these are not all Buckets of the user, each once */
  orderBuckets: (ownerId: string, bucketIds: string[]): Promise<void> =>
    database.transaction(async (transaction) => {
      const own = await lockRows(transaction, buckets, eq(buckets.ownerId, ownerId), 'no key update')
      if (!isSameSet(own, bucketIds)) throw new Conflict(otherBuckets)
      await transaction.execute(sql`
        update ${buckets} set position = wanted.position
        from unnest(${sql.param(bucketIds)}::uuid[]) with ordinality wanted (id, position)
        where ${buckets.id} = wanted.id
      `)
    }),

  /**
   * Permutes the positions of the Kicks, so that Kicks that the owner may not see keep theirs.
   * @throws NotFound if the Bucket is not the user's own, Outdated if it has changed since the known versions, Conflict
   * if these are not all of its Kicks, each once
   */
  orderKicks: (own: OwnBucket, kickIds: string[], known?: KnownVersions): Promise<void> =>
    database.transaction(async (transaction) => {
      const bucketId = await lockBucket(transaction, own)
      const isKnown = and(eq(buckets.id, bucketId), isAtVersion(buckets.updatedAt, known))
      if ((await transaction.$count(buckets, isKnown)) === 0) throw new Outdated(outdatedBucket)
      const rows = await transaction
        .select({ id: kicks.id })
        .from(bucketKicks)
        .innerJoin(kicks, and(eq(kicks.id, bucketKicks.kickId), isVisibleKick(own.ownerId)))
        .where(eq(bucketKicks.bucketId, bucketId))
      const present = rows.map(({ id }) => id)
      if (!isSameSet(present, kickIds)) throw new Conflict(otherKicks)
      // Assigns the same positions to the Kicks in their new order.
      await transaction.execute(sql`
        update ${bucketKicks} set position = old_order.position
        from unnest(${sql.param(kickIds)}::uuid[]) with ordinality new_order (kick_id, rank)
        join (
          select position, row_number() over (order by position) as rank from ${bucketKicks}
          where bucket_id = ${bucketId} and kick_id = any (${sql.param(kickIds)}::uuid[])
        ) old_order on old_order.rank = new_order.rank
        where ${bucketKicks.bucketId} = ${bucketId} and ${bucketKicks.kickId} = new_order.kick_id
      `)
      await touchBucket(transaction, bucketId)
    }),
})

const createMoves = (database: Database) => ({
  /**
   * Moves Kicks to another Bucket of the owner, or removes them if `to` is null.
   * @returns their former positions, in their former order
   * @throws NotFound if a Bucket is not the user's own, Conflict if the Bucket does not hold one of the Kicks
   */
  moveKicks: (own: OwnBucket, kickIds: string[], to: string | null): Promise<FormerPosition[]> =>
    database.transaction(async (transaction) => {
      const target = await lockBuckets(transaction, own, to)
      if (target !== to) throw new NotFound(noSuchBucket)
      await lockKicks(transaction, kickIds)
      const isMoved = and(eq(bucketKicks.bucketId, own.bucketId), inArray(bucketKicks.kickId, kickIds))
      const entries = await transaction
        .select()
        .from(bucketKicks)
        .where(isMoved)
        .orderBy(asc(bucketKicks.position))
      if (entries.length !== new Set(kickIds).size) throw new Conflict(otherKicks)
      const added =
        to === null
          ? []
          : await transaction
              .insert(bucketKicks)
              .values(
                entries.map(({ kickId, targetOn, targetPrecision, notNowAt }) => ({
                  bucketId: to,
                  kickId,
                  targetOn,
                  targetPrecision,
                  notNowAt,
                })),
              )
              .onConflictDoNothing()
              .returning({ kickId: bucketKicks.kickId })
      await transaction.delete(bucketKicks).where(isMoved)
      await touchBucket(transaction, own.bucketId)
      if (to !== null) await touchBucket(transaction, to)
      const newIds = new Set(added.map(({ kickId }) => kickId))
      return entries.map(({ kickId, position, addedAt, targetOn, targetPrecision, isShown }) => ({
        kickId,
        position,
        addedAt: addedAt.toISOString(),
        targetOn,
        targetPrecision,
        shown: isShown,
        isNew: newIds.has(kickId),
      }))
    }),

  /**
   * Undoes a move. Leaves out Kicks that are gone, that the owner may not see, or that are withdrawn and in no Bucket of
   * the move. The Bucket that they were moved to may be deleted by now.
   * @throws NotFound if the Bucket that they return to is not the user's own, InvalidValue for links of a new account
   */
  returnKicks: (own: OwnBucket, { from: movedTo, places }: KickReturn): Promise<void> =>
    database.transaction(async (transaction) => {
      const from = await lockBuckets(transaction, own, movedTo)
      const kickIds = places.map(({ kickId }) => kickId)
      await lockKicks(transaction, kickIds)
      const isInOther = sql`exists (
        select from ${bucketKicks} where ${bucketKicks.bucketId} = ${from} and ${bucketKicks.kickId} = ${kicks.id}
      )`
      const rows = await transaction
        .select({ id: kicks.id })
        .from(kicks)
        .where(
          and(
            inArray(kicks.id, kickIds),
            isVisibleKick(own.ownerId),
            or(isNull(kicks.withdrawnAt), isInOther),
          ),
        )
      const addable = new Set(rows.map(({ id }) => id))
      const returned = places.filter(({ kickId }) => addable.has(kickId))
      if (returned.length > 0)
        await transaction
          .insert(bucketKicks)
          .values(
            returned.map(({ isNew: _, addedAt, shown, ...entry }) => ({
              ...entry,
              isShown: shown,
              bucketId: own.bucketId,
              addedAt: new Date(addedAt),
            })),
          )
          .onConflictDoNothing()
      await refuseShownLinks(transaction, own)
      const newIds = returned.flatMap(({ kickId, isNew }) => (isNew ? [kickId] : []))
      if (from !== null && newIds.length > 0)
        await transaction
          .delete(bucketKicks)
          .where(and(eq(bucketKicks.bucketId, from), inArray(bucketKicks.kickId, newIds)))
      await touchBucket(transaction, own.bucketId)
      if (from !== null) await touchBucket(transaction, from)
    }),
})

function isSameSet(present: string[], ids: string[]) {
  const wanted = new Set(ids)
  return ids.length === present.length && present.every((id) => wanted.has(id))
}

/**
 * Locks a Bucket of the user and perhaps another one, in the order of their ids.
 * @returns the id of the other one, null if it is not the user's own
 * @throws NotFound if the first one is not the user's own
 */
async function lockBuckets(transaction: Queries, { ownerId, bucketId }: OwnBucket, other: string | null) {
  const ids = [bucketId, ...(other === null ? [] : [other])]
  const isOwn = and(eq(buckets.ownerId, ownerId), inArray(buckets.id, ids))
  const own = await lockRows(transaction, buckets, isOwn, 'no key update')
  if (!own.includes(bucketId)) throw new NotFound(noSuchBucket)
  return own.find((id) => id === other) ?? null
}

/** Locks the Kicks until the transaction ends, in the order and mode of the triggers that count them. */
const lockKicks = (transaction: Queries, kickIds: string[]) =>
  lockRows(transaction, kicks, inArray(kicks.id, kickIds), 'no key update')
