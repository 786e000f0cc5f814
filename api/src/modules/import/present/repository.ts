import { and, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { isId } from '../../../contract/fields'
import { importRows, ownThings } from '../tables'
import { bucketKicks, kicks } from '../../../database/schema'
import { isVisibleKick } from '../../audience/repository'
import type { ImportItem, Source } from '../items'
import type { ImportRecord } from '../repository'

/** Identifies a thing in the files of a source. */
export interface Reference {
  kind: ImportItem['kind']
  id: string
}

export const keyOf = (source: Source | null, { kind, id }: Reference) => `${source}:${kind}:${id}`

/** Passes all values as one array parameter. */
export const isOneOf = (column: SQLWrapper, values: unknown[]) => sql`${column} = any(${sql.param(values)})`

/** Whether a thing that an import created was not taken back. */
export const hasThing = inArray(importRows.state, ['brought', 'kept'])

/**
 * Returns the ids of those things that are here, by their keys: created by an import of the person, or, for archives of this
 * site, the very things, among them the Kicks of others that the person may see.
 */
export async function presentThings(
  transaction: Queries,
  { userId, source }: Pick<ImportRecord, 'userId' | 'source'>,
  things: Reference[],
): Promise<Map<string, string>> {
  const keys = things.map((thing) => keyOf(source, thing))
  const imported = await transaction
    .select({ key: importRows.importKey, id: ownThings.id })
    .from(importRows)
    .innerJoin(ownThings, and(eq(ownThings.id, importRows.madeId), eq(ownThings.ownerId, userId)))
    .where(and(eq(importRows.userId, userId), isOneOf(importRows.importKey, keys), hasThing))
  const found = new Map(imported.flatMap(({ key, id }) => (key === null ? [] : [[key, id] as const])))
  const ids = source === 'bucketeer' ? things.map(({ id }) => id).filter(isId) : []
  if (ids.length === 0) return found
  const own = transaction
    .select({ id: ownThings.id })
    .from(ownThings)
    .where(and(eq(ownThings.ownerId, userId), isOneOf(ownThings.id, ids)))
  const isKept = sql`exists (
    select from ${bucketKicks} where ${bucketKicks.kickId} = ${kicks.id} and ${bucketKicks.ownerId} = ${userId}
  )`
  const visible = transaction
    .select({ id: kicks.id })
    .from(kicks)
    .where(and(isOneOf(kicks.id, ids), isVisibleKick(userId), or(isNull(kicks.withdrawnAt), isKept)))
  const present = new Set((await own.union(visible)).map(({ id }) => id))
  for (const thing of things)
    if (present.has(thing.id.toLowerCase())) found.set(keyOf(source, thing), thing.id)
  return found
}
