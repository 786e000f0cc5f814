import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { KnownVersions } from '../contract/version'

/** Whether the row is still at one of these versions; no condition when any will do. */
export const isAtVersion = (updatedAt: PgColumn, known: KnownVersions | undefined): SQL | undefined =>
  known && inArray(sql`date_trunc('milliseconds', ${updatedAt})`, known)

/** The next version: now, but never the present one, of which milliseconds are known outside. */
export const nextVersion = (updatedAt: PgColumn): SQL<Date> =>
  sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`
