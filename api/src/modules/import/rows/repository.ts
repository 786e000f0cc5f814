import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { Conflict, type Database, found } from '@bucketeer/host/server'
import { type Page, pageOf } from '../../../contract/paging'
import { importRows, imports, ownThings, type Reason } from '../../../database/import-schema'
import type { ImportItem } from '../items'
import { isOneOf } from '../present/repository'
import type { OwnImport, RowState } from '../repository'
import { noSuchRow, notFixable, notNow } from '../words'

export type RowRecord = Pick<
  typeof importRows.$inferSelect,
  'number' | 'at' | 'state' | 'leftOut' | 'reason' | 'madeId'
> & {
  item: ImportItem | null
  /** The Journal of a Story that was created. */
  journalId: string | null
  /** Whether the thing is one of the person's. */
  isOwn: boolean
  /** The names of Buckets that hold the Kick. */
  buckets: string[]
}

export interface Fix {
  item: ImportItem | null
  state: 'new' | 'look' | undefined
  reason: Reason | undefined
  /** Undefined if it stays. */
  leftOut: boolean | undefined
}

const ofImport = ({ userId, importId }: OwnImport) =>
  and(eq(importRows.importId, importId), eq(importRows.userId, userId))

export function createImportRowRepository(database: Database) {
  const select = () =>
    database
      .select({
        number: importRows.number,
        at: importRows.at,
        state: importRows.state,
        leftOut: importRows.leftOut,
        reason: importRows.reason,
        madeId: importRows.madeId,
        journalId: ownThings.journalId,
        item: sql<ImportItem | null>`${importRows.item}`,
        isOwn: sql<boolean>`${ownThings.id} is not null`,
      })
      .from(importRows)
      .leftJoin(ownThings, and(eq(ownThings.id, importRows.madeId), eq(ownThings.ownerId, importRows.userId)))

  /** Returns the names of the Buckets of Kicks, by the ids of the file. */
  async function bucketsOf(it: OwnImport, kickIds: string[]): Promise<Map<string, string[]>> {
    const place = sql`jsonb_array_elements(${importRows.item}->'kicks') place`
    const rows = await database
      .select({
        kick: sql<string>`place->>'kick'`,
        names: sql<string[]>`array_agg(${importRows.item}->>'name' order by ${importRows.number})`,
      })
      .from(importRows)
      .crossJoinLateral(place)
      .where(and(ofImport(it), eq(importRows.kind, 'bucket'), isOneOf(sql`place->>'kick'`, kickIds)))
      .groupBy(sql`place->>'kick'`)
    return new Map(rows.map(({ kick, names }) => [kick, names]))
  }

  async function withBuckets<Row extends Omit<RowRecord, 'buckets'>>(it: OwnImport, rows: Row[]) {
    const ids = rows.flatMap(({ item }) => (item?.kind === 'kick' ? item.id : []))
    const names = ids.length > 0 ? await bucketsOf(it, ids) : new Map<string, string[]>()
    return rows.map((row) => ({
      ...row,
      buckets: (row.item?.kind === 'kick' && names.get(row.item.id)) || [],
    }))
  }

  return {
    /** Returns rows in the order of the file. */
    async list(
      it: OwnImport,
      states: readonly RowState[],
      { limit, after }: { limit: number; after: number },
    ): Promise<Page<RowRecord>> {
      const rows = await select()
        .where(and(ofImport(it), inArray(importRows.state, [...states]), gt(importRows.number, after)))
        .orderBy(asc(importRows.number))
        .limit(limit + 1)
      return pageOf(await withBuckets(it, rows), limit)
    },

    /** @throws NotFound */
    async find(it: OwnImport, number: number): Promise<RowRecord> {
      const rows = await withBuckets(
        it,
        await select().where(and(ofImport(it), eq(importRows.number, number))),
      )
      return found(rows[0], noSuchRow)
    },

    /**
     * Changes a row that has not been brought in, unless a server works on the import.
     * @throws NotFound, Conflict if the import or the row cannot be changed now
     */
    fix: (it: OwnImport, number: number, fix: (present: ImportItem | null) => Promise<Fix>) =>
      database.transaction(async (transaction) => {
        const [work] = await transaction
          .select({ state: imports.state })
          .from(imports)
          .where(and(eq(imports.id, it.importId), eq(imports.userId, it.userId)))
          .for('no key update')
        if (work?.state !== 'read' && work?.state !== 'brought') throw new Conflict(notNow)
        const isRow = and(ofImport(it), eq(importRows.number, number))
        const [row] = await transaction
          .select({ state: importRows.state, item: sql<ImportItem | null>`${importRows.item}` })
          .from(importRows)
          .where(isRow)
        const present = found(row, noSuchRow)
        if (present.state !== 'new' && present.state !== 'look') throw new Conflict(notFixable)
        const { state = present.state, reason = null, item, leftOut } = await fix(present.item)
        await transaction.update(importRows).set({ item, state, reason, leftOut }).where(isRow)
      }),
  }
}
