import { nameKey } from '@bucketeer/platform/text'
import { and, eq, isNotNull, sql, arrayOverlaps, not, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { logEntries, logSettings } from '../../../database/content-schema'
import { kicks } from '../../../database/schema'
import { isVisibleKick } from '../../audience/repository'
import type { Person } from '../../../database/person-row'
import { maxChoices } from './schemas'

export function createFilterRepository(database: Database) {
  return {
    /** Returns the countries of the Kicks in the person's log, in their order. */
    async countries(person: Person): Promise<string[]> {
      const rows = await database
        .selectDistinct({ country: sql<string>`${kicks.country}` })
        .from(logEntries)
        .innerJoin(kicks, and(eq(kicks.id, logEntries.kickId), isVisibleKick(person.id)))
        .where(and(eq(logEntries.userId, person.id), isNotNull(kicks.country)))
        .orderBy(kicks.country)
        .limit(maxChoices)
      return rows.map(({ country }) => country)
    },

    /** Returns the names of the person's companions, in their order, each in one spelling. */
    async companions(person: Person): Promise<string[]> {
      const rows = await database
        .selectDistinct({ name: sql<string>`companion`.as('companion') })
        .from(logEntries)
        .crossJoin(sql`unnest(${logEntries.companions}) companion`)
        .where(eq(logEntries.userId, person.id))
        .orderBy(sql`companion`)
        .limit(maxChoices)
      const keys = rows.map(({ name }) => nameKey(name))
      return rows.flatMap(({ name }, index) => (keys.indexOf(nameKey(name)) === index ? [name] : []))
    },
  }
}

/** Returns the conditions about the companions of entries. */
export function createCompanionConditions(database: Database) {
  /** Returns how these names are spelt in the person's entries. */
  const spellingsOf = async (userId: string, names: string[]): Promise<string[]> => {
    const keys = new Set(names.map(nameKey))
    const rows = await database
      .selectDistinct({ name: sql<string>`unnest(${logEntries.companions})` })
      .from(logEntries)
      .where(eq(logEntries.userId, userId))
    return rows.flatMap(({ name }) => (keys.has(nameKey(name)) ? [name] : []))
  }

  return {
    /** Returns the condition that an entry of the person has this companion, in any spelling. */
    async isWith(userId: string, name: string): Promise<SQL> {
      const spellings = await spellingsOf(userId, [name])
      return spellings.length > 0 ? arrayOverlaps(logEntries.companions, spellings) : sql`false`
    },

    /**
     * Returns the condition that an entry has no companion whom its owner left out of memories, in any spelling; undefined
     * without such people.
     */
    async isWithNobodyLeftOut(ownerId: string): Promise<SQL | undefined> {
      const [settings] = await database
        .select({ names: logSettings.memoriesWithout })
        .from(logSettings)
        .where(eq(logSettings.userId, ownerId))
      if (!settings?.names.length) return undefined
      const leftOut = await spellingsOf(ownerId, settings.names)
      return leftOut.length > 0 ? not(arrayOverlaps(logEntries.companions, leftOut)) : undefined
    },
  }
}
