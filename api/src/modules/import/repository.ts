import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  not,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { Conflict, type Database, found } from '@bucketeer/host/server'
import { importRows, imports, type ImportState, type rowStates } from './tables'
import type { ImportItem } from './items'
import { hasThing } from './present/repository'
import { noSuchImport, notNow } from './words'

export type RowState = (typeof rowStates)[number]
/** The numbers of rows; those that were left out count as such alone. */
type Counts = Partial<Record<RowState | 'left out', number>>

export type ImportRecord = typeof imports.$inferSelect & {
  counts: Counts
  /** The numbers of things, by kind: of what came in or was taken back, before that of all that were read. */
  kinds: Partial<Record<ImportItem['kind'], number>>
}

/** The states in which a server works on an import, and that in which a failure leaves it. */
export const working = ['reading', 'bringing', 'taking back'] as const
export type Working = (typeof working)[number]

interface OwnRequest {
  user: { id: string }
  params: { importId: string }
}

/** Returns the selection of a request. */
export const ownImport = ({ user, params }: OwnRequest) => ({ userId: user.id, importId: params.importId })
export type OwnImport = ReturnType<typeof ownImport>

const own = ({ userId, importId }: OwnImport) => and(eq(imports.id, importId), eq(imports.userId, userId))
const isKept = gt(imports.expiresAt, sql`now()`)

type Change = PgUpdateSetSource<typeof imports>

/** The state of the rows that a job works on; none before a file was read. */
const rowsOf: Record<Working, RowState | null> = { reading: null, bringing: 'new', 'taking back': 'brought' }

const counts = sql<Counts>`(
  select coalesce(json_object_agg(state, rows), '{}') from (
    select case when left_out then 'left out' else state end as state, count(*) as rows
    from ${importRows} where ${importRows.importId} = ${imports.id} group by 1
  ) as counted
)`

const kinds = sql<ImportRecord['kinds']>`(
  select coalesce(json_object_agg(kind, rows), '{}') from (
    select kind, count(*) as rows from ${importRows}
    where ${importRows.importId} = ${imports.id} and kind is not null
      and (imports.state not in ('brought', 'taken back') or import_rows.state = imports.state)
    group by kind
  ) as counted
)`

export function createImportRepository(database: Database) {
  const read = (condition: SQL | undefined) =>
    database
      .select({ ...getTableColumns(imports), counts, kinds })
      .from(imports)
      .where(and(condition, isKept))
      .orderBy(desc(imports.id))

  const find = async (it: OwnImport): Promise<ImportRecord> =>
    found((await read(own(it))).at(0), noSuchImport)

  const change = async (it: OwnImport, from: readonly ImportState[], set: Change): Promise<ImportRecord> => {
    const changed = await database
      .update(imports)
      .set(set)
      .where(and(own(it), isKept, inArray(imports.state, [...from])))
    const present = await find(it)
    if (changed.rowCount === 0) throw new Conflict(notNow)
    return present
  }

  return {
    /** Returns the imports of the last 30 days, newest first. */
    list: (userId: string): Promise<ImportRecord[]> => read(eq(imports.userId, userId)),

    /** @throws NotFound */
    find,

    /** Returns the bytes of the files of a person's imports. */
    async bytesOf(userId: string): Promise<number> {
      const [sum] = await database
        .select({ bytes: sql<number>`coalesce(sum(${imports.bytes}), 0)`.mapWith(Number) })
        .from(imports)
        .where(eq(imports.userId, userId))
      return sum?.bytes ?? 0
    },

    /** Adds an import whose file is being stored: no server reads it until it has begun, or an hour has passed. */
    async add(fields: Pick<ImportRecord, 'id' | 'userId' | 'fileName' | 'bytes'>) {
      await database
        .insert(imports)
        .values({ ...fields, state: 'reading', leasedUntil: sql`now() + interval '1 hour'` })
    },

    /**
     * Changes an import that is in one of these states.
     * @throws NotFound, Conflict if it is in another state
     */
    change,

    /** Has a server work on an import. @throws NotFound, Conflict if it is in another state */
    begin: (it: OwnImport, from: readonly ImportState[], state: Working, set: Change = {}) =>
      change(it, from, {
        state,
        done: 0,
        total: sql`(
          select count(*) from ${importRows}
          where ${importRows.importId} = ${imports.id} and state = ${rowsOf[state]} and not left_out
        )`,
        problem: null,
        attempts: 0,
        leasedUntil: sql`now()`,
        expiresAt: sql`now() + interval '30 days'`,
        ...set,
      }),

    /** @throws NotFound, Conflict if it is in another state */
    async remove(it: OwnImport, from: readonly ImportState[]) {
      const { rowCount } = await database
        .delete(imports)
        .where(and(own(it), isKept, inArray(imports.state, [...from])))
      if (rowCount === 1) return
      await find(it)
      throw new Conflict(notNow)
    },

    /**
     * Deletes what expired: whole imports, and all but the keys of things that are here, by which another import knows them.
     * @returns the ids whose files stay
     */
    async deleteExpired(): Promise<string[]> {
      const isOld = and(lte(imports.expiresAt, sql`now()`), notInArray(imports.state, [...working]))
      const isOfOld = inArray(
        importRows.importId,
        database.select({ id: imports.id }).from(imports).where(isOld),
      )
      await database.delete(importRows).where(and(isOfOld, not(hasThing)))
      await database
        .update(importRows)
        .set({ at: '', item: null, reason: null })
        .where(and(isOfOld, isNotNull(importRows.item)))
      const hasRows = sql`exists (select from ${importRows} where ${importRows.importId} = ${imports.id})`
      await database.delete(imports).where(and(isOld, not(hasRows)))
      await database
        .update(imports)
        .set({ bytes: 0 })
        .where(and(isOld, gt(imports.bytes, 0)))
      const kept = await database.select({ id: imports.id }).from(imports).where(gt(imports.bytes, 0))
      return kept.map(({ id }) => id)
    },
  }
}
