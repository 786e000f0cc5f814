import { inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Queries, violatedConstraint } from '@bucketeer/host/server'
import type { KnownVersions } from '../contract/operation'

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

/** Returns a condition that the row still has one of these versions; undefined for any version. */
export const isAtVersion = (updatedAt: PgColumn, known: KnownVersions | undefined): SQL | undefined =>
  known && inArray(sql`date_trunc('milliseconds', ${updatedAt})`, known)

/**
 * Returns the next version: the current time, at least a millisecond after the present version, because clients know
 * versions in milliseconds.
 */
export const nextVersion = (updatedAt: PgColumn): SQL<Date> =>
  sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`

interface PictureReference {
  pictureId: string | null | Placeholder
  ownerId: string | Placeholder
}

/**
 * Returns a picture's id for an `insert` or `update`. The query fails unless the picture belongs to the user;
 * pass its failure through `refuseMissingPicture`.
 */
export const ownPicture = ({ pictureId, ownerId }: PictureReference): SQL<string> =>
  sql`own_picture(${pictureId}, ${ownerId})`

/** Returns the columns of an `insert` or `update` with `ownPicture`; an undefined picture is left out. */
export const withOwnPicture = <Columns extends { pictureId?: string | null | undefined }>(
  { pictureId, ...columns }: Columns,
  ownerId: string,
) => ({ ...columns, ...(pictureId !== undefined && { pictureId: ownPicture({ pictureId, ownerId }) }) })

/** The names of the migrations whose violation is a response. A test checks that they have them. */
export const refusingConstraints = [
  'users_email_key',
  'shared_kicks_are_whole',
  'own_picture_id_fkey',
] as const

type RefusingConstraint = (typeof refusingConstraints)[number]

/** Checks whether the query failed because of this constraint. */
export const violates = (constraint: RefusingConstraint, error: unknown): boolean =>
  violatedConstraint(error) === constraint
