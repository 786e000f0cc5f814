import { nameKey } from '@bucketeer/platform/text'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { logEntries } from '../../../database/log-schema'
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
