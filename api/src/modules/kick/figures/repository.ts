import { nameKey } from '@bucketeer/platform/text'
import { sql, sum } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { kickCategoryFigures, kickFigures } from '../../../database/schema'

/** Figures of all Kicks that every member may see. Triggers maintain them. */
export const createKickFigures = (database: Database) => ({
  async read() {
    const [rows, ofCategories] = await Promise.all([
      database
        .select({ country: kickFigures.country, kicks: sum(kickFigures.kicks).mapWith(Number) })
        .from(kickFigures)
        .groupBy(kickFigures.country),
      database
        .select({
          category: kickCategoryFigures.category,
          kicks: sum(kickCategoryFigures.kicks).mapWith(Number),
        })
        .from(kickCategoryFigures)
        .groupBy(kickCategoryFigures.category),
    ])
    const countries = rows.flatMap(({ country, kicks }) =>
      country !== '' && kicks > 0 ? [nameKey(country)] : [],
    )
    return {
      kicks: rows.reduce((total, { kicks }) => total + kicks, 0),
      countries: new Set(countries).size,
      categories: ofCategories.flatMap(({ category, kicks }) =>
        category !== '' && kicks > 0 ? [{ category, kicks }] : [],
      ),
    }
  },

  /** Adds up the rows of each country, and of each category, into one. */
  async addUp() {
    await database.execute(sql`
      with former as (delete from ${kickFigures} returning country, kicks)
      insert into ${kickFigures}
      select country, sum(kicks) from former group by country having sum(kicks) <> 0`)
    await database.execute(sql`
      with former as (delete from ${kickCategoryFigures} returning category, kicks)
      insert into ${kickCategoryFigures}
      select category, sum(kicks) from former group by category having sum(kicks) <> 0`)
  },
})
