import { nameKey } from '@bucketeer/platform/text'
import { sql, sum } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { kickFigures } from '../../../database/schema'

export interface KickFigures {
  kicks: number
  countries: number
}

/** Figures of all Kicks that every member may see. Triggers maintain them. */
export const createKickFigures = (database: Database) => ({
  async read(): Promise<KickFigures> {
    const rows = await database
      .select({ country: kickFigures.country, kicks: sum(kickFigures.kicks).mapWith(Number) })
      .from(kickFigures)
      .groupBy(kickFigures.country)
    const countries = rows.flatMap(({ country, kicks }) =>
      country !== '' && kicks > 0 ? [nameKey(country)] : [],
    )
    return {
      kicks: rows.reduce((total, { kicks }) => total + kicks, 0),
      countries: new Set(countries).size,
    }
  },

  /** Adds up the rows of each country into one. */
  async addUp() {
    await database.execute(sql`
      with former as (delete from ${kickFigures} returning country, kicks)
      insert into ${kickFigures}
      select country, sum(kicks) from former group by country having sum(kicks) <> 0`)
  },
})
