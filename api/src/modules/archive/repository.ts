import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Database, newId } from '@bucketeer/host/server'
import { archives } from '../../database/archive-schema'
import { fromNow } from '../../database/from-now'
import { isNextJob, leaseEnd } from '../../jobs/repository'

export type ArchiveRow = typeof archives.$inferSelect
type Change = PgUpdateSetSource<typeof archives>

const keptMs = 7 * 24 * 60 * 60 * 1000

const isOf = (userId: string) => eq(archives.userId, userId)
const isMaking = eq(archives.state, 'making')
const isGood = or(isNull(archives.expiresAt), gt(archives.expiresAt, sql`now()`))

export function createArchiveRepository(database: Database) {
  const newest = async (userId: string): Promise<ArchiveRow | undefined> => {
    const [archive] = await database
      .select()
      .from(archives)
      .where(and(isOf(userId), isGood))
      .orderBy(desc(archives.id))
      .limit(1)
    return archive
  }

  /** Changes an archive that is being made. @returns false if it was withdrawn */
  const change = async (id: string, changes: Change): Promise<boolean> => {
    const { rowCount } = await database
      .update(archives)
      .set(changes)
      .where(and(eq(archives.id, id), isMaking, isNotNull(archives.userId)))
    return rowCount === 1
  }

  /** Ends the work of this server on an archive. @returns false if it was withdrawn */
  const end = (id: string, changes: Change): Promise<boolean> =>
    change(id, { ...changes, leasedUntil: null, expiresAt: fromNow(keptMs) })

  return {
    /** Returns the newest archive of a person. */
    newest,

    /** Creates the archive of a person, or returns the one that is being made. */
    async create(userId: string, language: string): Promise<ArchiveRow | undefined> {
      const [created] = await database
        .insert(archives)
        .values({ id: newId(), userId, language })
        .onConflictDoNothing()
        .returning()
      return created ?? newest(userId)
    },

    /** Returns an archive that its person may fetch. @param userId undefined for a request with a signature */
    async findReady(id: string, userId?: string): Promise<ArchiveRow | undefined> {
      const isTheirs = userId === undefined ? isNotNull(archives.userId) : isOf(userId)
      const [ready] = await database
        .select()
        .from(archives)
        .where(and(eq(archives.id, id), isTheirs, eq(archives.state, 'ready'), isGood))
      return ready
    },

    /** Withdraws an archive of the person, whose file is deleted later. @returns whether there was one */
    async withdraw(id: string, userId: string): Promise<boolean> {
      const { rowCount } = await database
        .update(archives)
        .set({ userId: null })
        .where(and(eq(archives.id, id), isOf(userId)))
      return rowCount === 1
    },

    /** Leases the next archive that is to be made, or that was withdrawn or has expired. */
    async claim(): Promise<ArchiveRow | undefined> {
      const isWaiting = or(isMaking, isNull(archives.userId), lt(archives.expiresAt, sql`now()`))
      const [claimed] = await database
        .update(archives)
        .set({ leasedUntil: leaseEnd })
        .where(isNextJob(database, archives, isWaiting))
        .returning()
      return claimed
    },

    /** Renews the lease. @returns false if the archive was withdrawn */
    progress: (id: string, { done, total }: Pick<ArchiveRow, 'done' | 'total'>): Promise<boolean> =>
      change(id, { done, total, leasedUntil: leaseEnd }),

    /** Makes an archive ready, and withdraws the earlier ones of its person. @returns false if it was withdrawn itself */
    async finish({ id, userId }: ArchiveRow, bytes: number): Promise<boolean> {
      const isReady = await end(id, { state: 'ready', bytes, done: sql`${archives.total}` })
      if (isReady && userId !== null)
        await database
          .update(archives)
          .set({ userId: null })
          .where(and(isOf(userId), lt(archives.id, id), ne(archives.state, 'making')))
      return isReady
    },

    fail: (id: string) => end(id, { state: 'failed' }),

    /** Lets the next server go on with an archive. */
    async release(id: string) {
      await database.update(archives).set({ leasedUntil: null }).where(eq(archives.id, id))
    },

    async delete(id: string) {
      await database.delete(archives).where(eq(archives.id, id))
    },
  }
}
