import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'
import { isNextJob, leaseEnd } from '../../../jobs/repository'
import { importRows, imports } from '../tables'
import { users } from '../../../database/schema'
import type { ImportItem, Source } from '../items'
import { type Working, working } from '../repository'
import { keyOf, presentThings } from '../present/repository'

/** An import on which this server works. */
export type Job = typeof imports.$inferSelect & { state: Working }

/** The server has lost the lease: another one works on the import, or it was deleted. */
export class LeaseLost extends Error {}

type Progress = PgUpdateSetSource<typeof imports>

/**
 * Renews the lease of a job in the transaction that makes progress, so that a server which has lost it changes nothing.
 * @returns the end of the new lease, which the job has once the transaction is committed
 * @throws LeaseLost
 */
export async function renewLease(transaction: Queries, job: Job, progress: Progress = {}): Promise<Date> {
  const [renewed] = await transaction
    .update(imports)
    .set({ leasedUntil: leaseEnd, ...progress })
    .where(
      and(eq(imports.id, job.id), eq(imports.leasedUntil, job.leasedUntil), eq(imports.state, job.state)),
    )
    .returning({ leasedUntil: imports.leasedUntil })
  if (!renewed) throw new LeaseLost()
  return renewed.leasedUntil
}

export type NewRow = Pick<typeof importRows.$inferInsert, 'number' | 'at' | 'leftOut' | 'reason'> & {
  state: 'new' | 'look' | 'unreadable'
  item?: ImportItem | undefined
}

/** Returns a copy without characters that PostgreSQL rejects in texts. */
const storable = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'string' ? inner.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '') : inner,
    ),
  )

export function createJobRepository(database: Queries) {
  return {
    /** Leases the import that has waited longest; undefined if none waits. */
    async claim(): Promise<Job | undefined> {
      const isNext = isNextJob(database, imports, inArray(imports.state, [...working]))
      const [job] = await database
        .update(imports)
        .set({ leasedUntil: leaseEnd })
        .where(isNext)
        .returning({ ...getTableColumns(imports), state: sql<Working>`${imports.state}` })
      return job
    },

    renewLease: (job: Job) => renewLease(database, job),

    /** Counts a failed attempt. The next one is after the renewed lease. @throws LeaseLost */
    countFailure: (job: Job) => renewLease(database, job, { attempts: sql`${imports.attempts} + 1` }),

    /** Ends the lease, in a new state or for another turn. @throws LeaseLost */
    async release(job: Job, change: Progress = {}) {
      await renewLease(database, job, { ...change, leasedUntil: sql`now()` })
    },

    /** Starts over, without the rows that were read before. @throws LeaseLost */
    beginReading: (job: Job, found: Progress): Promise<Date> =>
      database.transaction(async (transaction) => {
        const lease = await renewLease(transaction, job, { ...found, done: 0 })
        await transaction.delete(importRows).where(eq(importRows.importId, job.id))
        return lease
      }),

    /** Adds rows that were read. Those whose things are here are marked so. @throws LeaseLost */
    addRows: (job: Job, source: Source, read: NewRow[]): Promise<Date> =>
      database.transaction(async (transaction) => {
        const lease = await renewLease(transaction, job, { done: sql`${imports.done} + ${read.length}` })
        const rows = read.map(storable)
        const origin = { userId: job.userId, source }
        const present = await presentThings(
          transaction,
          origin,
          rows.flatMap(({ item }) => item ?? []),
        )
        await transaction.insert(importRows).values(
          rows.map((row) => {
            const importKey = row.item && keyOf(source, row.item)
            const madeId = importKey && present.get(importKey)
            return {
              ...row,
              importId: job.id,
              userId: job.userId,
              kind: row.item?.kind,
              importKey,
              madeId,
              ...(madeId && ({ state: 'here', reason: null } as const)),
            }
          }),
        )
        return lease
      }),

    async languageOf(job: Job): Promise<string | null> {
      const [person] = await database
        .select({ language: users.language })
        .from(users)
        .where(eq(users.id, job.userId))
      return person?.language ?? null
    },
  }
}
