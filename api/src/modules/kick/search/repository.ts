import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { kicks } from '../../../database/schema'
import { searchColumns } from './search-text'

export const createKickSearchRepository = (database: Database) => ({
  /**
   * Folds the texts of Kicks that an earlier version wrote. Skips rows that something else changes, and leaves their
   * versions as they are.
   * @returns the number of folded Kicks
   */
  foldBatch: (count: number): Promise<number> =>
    database.transaction(async (transaction) => {
      const rows = await transaction
        .select({
          id: kicks.id,
          name: kicks.name,
          description: kicks.description,
          placeName: kicks.placeName,
          placePrecision: kicks.placePrecision,
          country: kicks.country,
        })
        .from(kicks)
        .where(eq(kicks.isFolded, false))
        .orderBy(asc(kicks.id))
        .limit(count)
        .for('no key update', { skipLocked: true })
      if (rows.length === 0) return 0
      const texts = rows.map((row) => searchColumns(row).searchable)
      await transaction.execute(sql`
        update kicks set searchable = folded.text, is_folded = true
        from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(texts)}::text[]) folded (id, text)
        where kicks.id = folded.id`)
      return rows.length
    }),
})
