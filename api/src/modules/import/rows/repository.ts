import { and, asc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { Conflict, type Database, found } from '@bucketeer/host/server'
import { type Page, pageOf } from '../../../contract/paging'
import { importRows, imports, ownThings } from '../tables'
import type { ImportItem } from '../items'
import { isOneOf } from '../present/repository'
import type { OwnImport, RowState } from '../repository'
import { noSuchRow, notFixable, notNow } from '../words'

export type RowRecord = typeof importRows.$inferSelect & {
  /** The Journal of a Story that was created. */
  journalId: string | null
  /** Whether the thing is one of the person's. */
  isOwn: boolean
  /** The name of the first Bucket that holds the Kick. */
  bucket: string | null
}

export type RowChange = Partial<typeof importRows.$inferInsert>

const ofImport = ({ userId, importId }: OwnImport) =>
  and(eq(importRows.importId, importId), eq(importRows.userId, userId))

export function createImportRowRepository(database: Database) {
  const select = (it: OwnImport, condition: SQL | undefined) =>
    database
      .select({
        ...getTableColumns(importRows),
        journalId: ownThings.journalId,
        isOwn: sql<boolean>`${ownThings.id} is not null`,
      })
      .from(importRows)
      .leftJoin(ownThings, and(eq(ownThings.id, importRows.madeId), eq(ownThings.ownerId, importRows.userId)))
      .where(and(ofImport(it), condition))
      .orderBy(asc(importRows.number))

  /** Adds the Buckets, read for all rows at once: a join would unpack the list of a Bucket for each Kick. */
  async function withBuckets<Row extends Omit<RowRecord, 'bucket'>>(it: OwnImport, rows: Row[]) {
    const kickOf = ({ item }: Row) => (item?.kind === 'kick' ? [item.id] : [])
    const kick = sql<string>`place->>'kick'`
    const places = await database
      .selectDistinctOn([kick], { kick, name: sql<string>`${importRows.item}->>'name'` })
      .from(importRows)
      .crossJoinLateral(sql`jsonb_array_elements(${importRows.item}->'kicks') place`)
      .where(and(ofImport(it), eq(importRows.kind, 'bucket'), isOneOf(kick, rows.flatMap(kickOf))))
      .orderBy(kick, importRows.number)
    const names = new Map(places.map((place) => [place.kick, place.name]))
    return rows.map((row) => ({ ...row, bucket: names.get(kickOf(row)[0] ?? '') ?? null }))
  }

  return {
    /** Returns rows in the order of the file. */
    async list(
      it: OwnImport,
      states: readonly RowState[],
      { limit, after }: { limit: number; after: number },
    ): Promise<Page<RowRecord>> {
      const isListed = and(inArray(importRows.state, [...states]), gt(importRows.number, after))
      return pageOf(await withBuckets(it, await select(it, isListed).limit(limit + 1)), limit)
    },

    /** @throws NotFound */
    find: async (it: OwnImport, number: number): Promise<RowRecord> =>
      found((await withBuckets(it, await select(it, eq(importRows.number, number)))).at(0), noSuchRow),

    /**
     * Changes a row that has not been brought in, unless a server works on the import.
     * @throws NotFound, Conflict if the import or the row cannot be changed now
     */
    fix: (it: OwnImport, number: number, fix: (present: ImportItem) => Promise<RowChange>) =>
      database.transaction(async (transaction) => {
        const [work] = await transaction
          .select({ state: imports.state })
          .from(imports)
          .where(and(eq(imports.id, it.importId), eq(imports.userId, it.userId)))
          .for('no key update')
        if (work?.state !== 'read' && work?.state !== 'brought') throw new Conflict(notNow)
        const isRow = and(ofImport(it), eq(importRows.number, number))
        const [row] = await transaction
          .select({ state: importRows.state, item: importRows.item })
          .from(importRows)
          .where(isRow)
        const { state, item } = found(row, noSuchRow)
        if (!item || (state !== 'new' && state !== 'look')) throw new Conflict(notFixable)
        await transaction
          .update(importRows)
          .set(await fix(item))
          .where(isRow)
      }),
  }
}
