import { and, asc, eq, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { removedPictures, usedPictures } from '../../../database/clean-up-schema'
import type { Queries } from '../../../database/database'
import { pictures } from '../../../database/schema'

/** However many there are, as one parameter: a list would have one for each. */
const isOneOf = (column: SQLWrapper, ids: string[]) => sql`${column} = any(${sql.param(ids)})`

export function createCleanUpRepository(database: Queries) {
  const use = database
    .select({ pictureId: usedPictures.pictureId })
    .from(usedPictures)
    .where(eq(usedPictures.pictureId, pictures.id))
  const isUnused = notExists(use)

  /**
   * Takes unused pictures away from the site; their files are then to be deleted. First the rows are locked, so that
   * nothing can begin to use them, and then it is asked once more: in between something may have.
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
    /** @returns how many it removed; fewer than `atMost` when there are no more. */
    removeOlderThan: (days: number, atMost: number) =>
      remove(lt(pictures.createdAt, sql`now() - make_interval(days => ${days})`), atMost),

    /** Those of these that nothing uses, however new. */
    removeUnusedOf: (ids: string[]) => remove(isOneOf(pictures.id, ids), ids.length),

    /** Some of those whose files are still to be deleted, the longest waiting first. */
    async removed(atMost: number): Promise<string[]> {
      const waiting = await database
        .select({ id: removedPictures.id })
        .from(removedPictures)
        .orderBy(asc(removedPictures.removedAt))
        .limit(atMost)
      return waiting.map(({ id }) => id)
    },

    /** Their files are gone. */
    async forget(ids: string[]) {
      await database.delete(removedPictures).where(isOneOf(removedPictures.id, ids))
    },
  }
}

export type CleanUpRepository = ReturnType<typeof createCleanUpRepository>
