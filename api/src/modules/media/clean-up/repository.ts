import { and, asc, eq, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { removedPictures, usedPictures } from '../../../database/clean-up-schema'
import { pictures } from '../../../database/schema'

/** Passes all ids as one array parameter. */
const isOneOf = (column: SQLWrapper, ids: string[]) => sql`${column} = any(${sql.param(ids)})`

export function createCleanUpRepository(database: Queries) {
  const use = database
    .select({ pictureId: usedPictures.pictureId })
    .from(usedPictures)
    .where(eq(usedPictures.pictureId, pictures.id))
  const isUnused = notExists(use)

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
        .orderBy(asc(removedPictures.removedAt))
        .limit(atMost)
      return waiting.map(({ id }) => id)
    },

    /** Records that their files are deleted. */
    async forget(ids: string[]) {
      await database.delete(removedPictures).where(isOneOf(removedPictures.id, ids))
    },
  }
}

export type CleanUpRepository = ReturnType<typeof createCleanUpRepository>
