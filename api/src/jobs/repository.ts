import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'
import { fromNow } from '../database/from-now'

/** The end of a lease that begins or is renewed now. */
export const leaseEnd = fromNow(60_000)

/**
 * Matches the job that has waited longest, of those that no server has leased, and locks it, so that no other server leases it.
 */
export function isNextJob(
  transaction: Queries,
  { id, leasedUntil }: Record<'id' | 'leasedUntil', PgColumn>,
  isWaiting: SQL | undefined,
) {
  const next = transaction
    .select({ id })
    .from(id.table)
    .where(and(isWaiting, or(isNull(leasedUntil), lte(leasedUntil, sql`now()`))))
    .orderBy(asc(leasedUntil), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return eq(id, sql`(${next})`)
}
