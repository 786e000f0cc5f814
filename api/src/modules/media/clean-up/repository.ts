import { and, asc, eq, isNull, lt, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { removedPictures, usedPictures } from '../../../database/clean-up-schema'
import type { Queries } from '../../../database/database'
import { stories } from '../../../database/journal-schema'
import { kicks, pictures } from '../../../database/schema'

/** However many there are, as one parameter: a list would have one for each. */
const isOneOf = (column: SQLWrapper, ids: string[]) => sql`${column} = any(${sql.param(ids)})`

export function createCleanUpRepository(database: Queries) {
  const use = database
    .select({ pictureId: usedPictures.pictureId })
    .from(usedPictures)
    .where(eq(usedPictures.pictureId, pictures.id))
  const isUnused = notExists(use)
  const has = (table: typeof kicks | typeof stories) =>
    database.select({ id: table.id }).from(table).where(eq(table.pictureId, pictures.id))
  const mayLeaveWithOwner = and(notExists(has(kicks)), notExists(has(stories)))

  /**
   * Takes pictures away from the site; their files are then to be deleted. First the rows are locked, so that nothing
   * can begin to use them, and then it is asked once more whether they may go: in between something may use them.
   */
  const remove = (condition: SQL, atMost: number, mayGo: SQL | undefined = isUnused): Promise<number> =>
    database.transaction(async (transaction) => {
      const locked = await transaction
        .select({ id: pictures.id })
        .from(pictures)
        .where(and(condition, mayGo))
        .limit(atMost)
        .for('update', { skipLocked: true })
      const ids = locked.map(({ id }) => id)
      if (ids.length === 0) return 0
      const removed = await transaction
        .delete(pictures)
        .where(and(isOneOf(pictures.id, ids), mayGo))
        .returning({ id: pictures.id })
      if (removed.length > 0) await transaction.insert(removedPictures).values(removed)
      return removed.length
    })

  return {
    /** @returns how many it removed; fewer than `atMost` when there are no more. */
    removeOlderThan: (days: number, atMost: number) =>
      remove(lt(pictures.createdAt, sql`now() - make_interval(days => ${days})`), atMost),

    /**
     * These of somebody who leaves, however new: all but those of Kicks that other people hold. A profile or a Bucket of
     * somebody else, who could use any picture once, has none then.
     */
    removeOfLeaver: (ids: string[]) => remove(isOneOf(pictures.id, ids), ids.length, mayLeaveWithOwner),

    async unmeasured(atMost: number): Promise<string[]> {
      const found = await database
        .select({ id: pictures.id })
        .from(pictures)
        .where(isNull(pictures.bytes))
        .limit(atMost)
      return found.map(({ id }) => id)
    },

    async setBytes(id: string, bytes: number) {
      await database.update(pictures).set({ bytes }).where(eq(pictures.id, id))
    },

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
