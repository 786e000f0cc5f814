import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { kickFigures } from '../../../database/schema'

export interface KickFigures {
  kicks: number
  countries: number
}

/** Figures of all Kicks that every member may see. Triggers maintain them. */
export const createKickFigures = (database: Database) => ({
  async read(): Promise<KickFigures> {
    const { rows } = await database.execute<Record<keyof KickFigures, string>>(sql`
      select coalesce(sum(kicks), 0) as kicks,
        count(distinct lower(country)) filter (where country <> '' and kicks > 0) as countries
      from (
        select ${kickFigures.country} as country, sum(${kickFigures.kicks}) as kicks from ${kickFigures} group by 1
      ) each_country`)
    return { kicks: Number(rows[0]?.kicks), countries: Number(rows[0]?.countries) }
  },

  /** Adds up the rows of each country into one. */
  async addUp() {
    await database.execute(sql`
      with former as (delete from ${kickFigures} returning country, kicks)
      insert into ${kickFigures}
      select country, sum(kicks) from former group by country having sum(kicks) <> 0`)
  },
})
