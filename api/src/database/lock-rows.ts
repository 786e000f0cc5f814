import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'

/**
 * Locks rows until the transaction ends, in the order of their ids: concurrent transactions with other orders deadlock.
 * @returns their ids
 */
export async function lockRows(
  transaction: Queries,
  table: PgTable & { id: PgColumn },
  isLocked: SQL | undefined,
  strength: 'update' | 'no key update' | 'share' | 'key share',
): Promise<string[]> {
  const rows = await transaction
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(isLocked)
    .orderBy(table.id)
    .for(strength)
  return rows.map(({ id }) => id)
}
