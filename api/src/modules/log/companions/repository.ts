import { nameKey } from '@bucketeer/platform/text'
import { arrayOverlaps, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { logEntries, logSettings } from '../../../database/log-schema'

/** Returns how these names are spelt in the person's entries. */
async function spellingsOf(database: Database, userId: string, names: string[]): Promise<string[]> {
  const keys = new Set(names.map(nameKey))
  const rows = await database
    .selectDistinct({ name: sql<string>`unnest(${logEntries.companions})` })
    .from(logEntries)
    .where(eq(logEntries.userId, userId))
  return rows.flatMap(({ name }) => (keys.has(nameKey(name)) ? [name] : []))
}

/** Returns the condition that an entry of the person has this companion, in any spelling. */
export async function isWithCompanion(database: Database, userId: string, name: string): Promise<SQL> {
  const spellings = await spellingsOf(database, userId, [name])
  return spellings.length > 0 ? arrayOverlaps(logEntries.companions, spellings) : sql`false`
}

/**
 * Returns the condition that an entry has no companion whom its owner left out of memories, in any spelling; undefined
 * without such people.
 */
export async function isWithNobodyLeftOut(database: Database, ownerId: string): Promise<SQL | undefined> {
  const [settings] = await database
    .select({ names: logSettings.memoriesWithout })
    .from(logSettings)
    .where(eq(logSettings.userId, ownerId))
  if (!settings?.names.length) return undefined
  const leftOut = await spellingsOf(database, ownerId, settings.names)
  return leftOut.length > 0 ? not(arrayOverlaps(logEntries.companions, leftOut)) : undefined
}
