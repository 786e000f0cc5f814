import { nameKey } from '@bucketeer/platform/text'
import { arrayOverlaps, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { logEntries } from '../../../database/log-schema'

export const createCompanionRepository = (database: Database) => ({
  /** Returns the condition that an entry of the person has one of these companions, in any spelling. */
  async isWithOneOf(userId: string, names: string[]): Promise<SQL> {
    const keys = new Set(names.map(nameKey))
    const rows = await database
      .selectDistinct({ name: sql<string>`unnest(${logEntries.companions})` })
      .from(logEntries)
      .where(eq(logEntries.userId, userId))
    const spellings = rows.flatMap(({ name }) => (keys.has(nameKey(name)) ? [name] : []))
    return spellings.length > 0 ? arrayOverlaps(logEntries.companions, spellings) : sql`false`
  },
})
