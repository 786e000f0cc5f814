import { eq, gt, sql, sum, and, asc, lt, lte, not, type SQL, type SQLWrapper } from 'drizzle-orm'
import { openPictures, publicPictures } from '../../database/content-schema'
import { usedPictures, removedPictures } from '../../database/clean-up-schema'
import type { Database, Queries } from '@bucketeer/host/server'
import { pictures } from '../../database/schema'
import { batchByKey } from '../../database/batch-by-key'
import { isNotSuspended } from '../audience/repository'

type NewPicture = Pick<typeof pictures.$inferInsert, 'id' | 'ownerId' | 'width' | 'height' | 'bytes'>

/** The lifetime of an unused upload, after which the clean-up removes it. */
export const unusedDays = 1

/** The storage that the pictures of all users take. */
export interface StorageUse {
  bytes: number
  /** Bytes of the user with the most. */
  largest: number
  /** Number of users who have used at least 90 % of the quota. */
  usersNearQuota: number
}

/**
 * The readers of a picture. That of `members` can be opened by everybody who has its URL, which only they get. A new upload that nothing uses yet can be opened for a day by its URL, which only the
 * `uploader` knows.
 */
type PictureReaders = 'everybody' | 'members' | 'signed URLs' | 'uploader' | 'nobody'

const nearQuota = 0.9

/** Returns the condition that a view has the picture. */
const isIn = (view: typeof usedPictures | typeof openPictures | typeof publicPictures) =>
  sql<boolean>`exists (select from ${view} where ${view.pictureId} = ${pictures.id})`

export function createPictureRepository(database: Database) {
  const isNew = gt(pictures.createdAt, sql`now() - make_interval(days => ${sql.raw(String(unusedDays))})`)
  const served = batchByKey(
    database,
    'served_pictures',
    { pictureId: 'uuid' },
    ({ keys, place, pictureId }) =>
      database
        .select({
          place,
          isNew: sql<boolean>`${isNew}`,
          isUsed: isIn(usedPictures),
          isOpen: sql<boolean>`(${isIn(openPictures)} and ${isNotSuspended(pictures.ownerId)})`,
          isPublic: isIn(publicPictures),
        })
        .from(keys)
        .innerJoin(pictures, eq(pictures.id, pictureId)),
  )

  return {
    async readersOf(pictureId: string): Promise<PictureReaders> {
      const [picture] = await served({ pictureId })
      if (picture?.isOpen) return picture.isPublic ? 'everybody' : 'members'
      if (picture?.isUsed) return 'signed URLs'
      return picture?.isNew ? 'uploader' : 'nobody'
    },

    /** Queues the files of a new picture for removal, unless `add` follows within an hour. */
    async announce(id: string): Promise<void> {
      await database.insert(removedPictures).values({ id, removedAt: sql`now() + interval '1 hour'` })
    },

    /** Registers an announced picture. @throws Error if its files may be removed */
    add: (picture: NewPicture): Promise<void> =>
      database.transaction(async (transaction) => {
        const announced = await transaction
          .delete(removedPictures)
          .where(eq(removedPictures.id, picture.id))
          .returning()
        if (announced.length === 0) throw new Error('The upload took too long: its files may be removed.')
        await transaction.insert(pictures).values(picture)
      }),

    /**
     * Removes the files of a picture, unless it is registered: the commit of `add` may succeed although the connection
     * breaks. Waits for it by the lock of the row, and lets a later `add` fail.
     */
    discard: (id: string, removeFiles: () => Promise<void>): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.delete(removedPictures).where(eq(removedPictures.id, id))
        if ((await transaction.$count(pictures, eq(pictures.id, id))) === 0) await removeFiles()
      }),

    /** @returns bytes */
    async keptBy(ownerId: string): Promise<number> {
      const [kept] = await database
        .select({ bytes: sum(pictures.bytes).mapWith(Number) })
        .from(pictures)
        .where(eq(pictures.ownerId, ownerId))
      return kept?.bytes ?? 0
    },

    /** @param quota bytes of each user */
    async storageUse(quota: number): Promise<StorageUse> {
      const byOwner = database
        .select({ bytes: sum(pictures.bytes).mapWith(Number).as('bytes') })
        .from(pictures)
        .groupBy(pictures.ownerId)
        .as('by_owner')
      const [use] = await database
        .select({
          bytes: sql<number>`coalesce(sum(${byOwner.bytes}), 0)`.mapWith(Number),
          largest: sql<number>`coalesce(max(${byOwner.bytes}), 0)`.mapWith(Number),
          usersNearQuota:
            sql<number>`count(*) filter (where ${byOwner.bytes} >= ${quota * nearQuota})`.mapWith(Number),
        })
        .from(byOwner)
      return use ?? { bytes: 0, largest: 0, usersNearQuota: 0 }
    },
  }
}

export type PictureRepository = ReturnType<typeof createPictureRepository>

/** Passes all ids as one array parameter. */
const isOneOf = (column: SQLWrapper, ids: string[]) => sql`${column} = any(${sql.param(ids)})`

export function createCleanUpRepository(database: Queries) {
  const isUnused = not(isIn(usedPictures))

  /**
   * Removes pictures and queues their files for deletion. It locks the rows, so that nothing can start to use them, and
   * then checks again that they are unused.
   */
  const remove = (condition: SQL, atMost: number): Promise<number> =>
    database.transaction(async (transaction) => {
      const locked = await transaction
        .select({ id: pictures.id })
        .from(pictures)
        .where(and(condition, isUnused))
        .limit(atMost)
        .for('update', { skipLocked: true })
      const ids = locked.map(({ id }) => id)
      if (ids.length === 0) return 0
      const removed = await transaction
        .delete(pictures)
        .where(and(isOneOf(pictures.id, ids), isUnused))
        .returning({ id: pictures.id })
      if (removed.length > 0) await transaction.insert(removedPictures).values(removed)
      return removed.length
    })

  return {
    /** @returns the number of removed pictures; fewer than `atMost` if there are no more. */
    removeOlderThan: (days: number, atMost: number) =>
      remove(lt(pictures.createdAt, sql`now() - make_interval(days => ${days})`), atMost),

    /** Removes the pictures of a deleted account regardless of their age, except those of Kicks that others hold. */
    removeOfLeaver: (ids: string[]) => remove(isOneOf(pictures.id, ids), ids.length),

    /** Returns pictures whose files are not deleted yet, the oldest first. */
    async removed(atMost: number): Promise<string[]> {
      const waiting = await database
        .select({ id: removedPictures.id })
        .from(removedPictures)
        .where(lte(removedPictures.removedAt, sql`now()`))
        .orderBy(asc(removedPictures.removedAt))
        .limit(atMost)
      return waiting.map(({ id }) => id)
    },
  }
}
