import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { KnownVersions } from '../contract/operation'

/** Returns a condition that the row still has one of these versions; undefined for any version. */
export const isAtVersion = (updatedAt: PgColumn, known: KnownVersions | undefined): SQL | undefined =>
  known && inArray(sql`date_trunc('milliseconds', ${updatedAt})`, known)

/**
 * Returns the next version: the current time, at least a millisecond after the present version, because clients know
 * versions in milliseconds.
 */
export const nextVersion = (updatedAt: PgColumn): SQL<Date> =>
  sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`
