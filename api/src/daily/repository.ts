import { lt, sql } from 'drizzle-orm'
import { dailyWork } from '../database/clean-up-schema'
import type { Queries } from '../database/database'

export const createDailyWorkRepository = (database: Queries) => ({
  /** Whether it falls to the caller: nobody else has begun this work within a day. */
  async claim(name: string): Promise<boolean> {
    const claimed = await database
      .insert(dailyWork)
      .values({ name })
      .onConflictDoUpdate({
        target: dailyWork.name,
        set: { begunAt: sql`now()` },
        setWhere: lt(dailyWork.begunAt, sql`now() - interval '1 day'`),
      })
      .returning({ name: dailyWork.name })
    return claimed.length > 0
  },
})
