import { lt, sql } from 'drizzle-orm'
import type { Queries } from '@bucketeer/host/server'
import { dailyWork } from '../database/clean-up-schema'

export const createDailyWorkRepository = (database: Queries) => ({
  /** Claims a task for this server. @returns false if a server has claimed it within the last day */
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
