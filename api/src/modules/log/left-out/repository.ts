import { nameKey } from '@bucketeer/platform/text'
import { arrayOverlaps, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { logEntries, logSettings } from '../../../database/log-schema'

/**
 * Returns the condition that an entry has no companion whom its owner left out of memories; undefined without such
 * people. Spellings of one name are equal.
 */
export async function isWithNobodyLeftOut(database: Database, ownerId: string): Promise<SQL | undefined> {
  const [settings] = await database
    .select({ names: logSettings.memoriesWithout })
    .from(logSettings)
    .where(eq(logSettings.userId, ownerId))
  if (!settings?.names.length) return undefined
  const keys = new Set(settings.names.map(nameKey))
  const companions = await database
    .selectDistinct({ name: sql<string>`unnest(${logEntries.companions})` })
    .from(logEntries)
    .where(eq(logEntries.userId, ownerId))
  const leftOut = companions.map(({ name }) => name).filter((name) => keys.has(nameKey(name)))
  return leftOut.length > 0 ? not(arrayOverlaps(logEntries.companions, leftOut)) : undefined
}
