import { nameKey } from '@bucketeer/platform/text'
import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { isWorkingLink, stateOfLink } from '../../../database/link-state'
import { logEntries, shareLinks } from '../../../database/content-schema'
import { kicks } from '../../../database/schema'
import { isVisibleEntry, isVisibleKick } from '../../audience/repository'
import type { Person } from '../../../database/person-row'
import { firstDayOf } from '../dates'
import { isInYear } from '../repository'
import { maxOfYear } from './schemas'

const isDone = sql`${logEntries.state} = 'done'`

export function createYearRepository(database: Database) {
  const isOwnOf = (person: Person, year: number) =>
    and(eq(logEntries.userId, person.id), isDone, isInYear(year))

  return {
    /**
     * Returns how much somebody did in each year, as far as the viewer may see it; newest first, and null for what has no
     * date.
     */
    list(userId: string, viewer: Person) {
      const year = sql<
        number | null
      >`case when ${logEntries.sortOn} > '-infinity' then extract(year from ${logEntries.sortOn})::integer end`
      // Without the condition for others, the index has all columns.
      const isVisible = userId === viewer.id ? undefined : isVisibleEntry(viewer.id)
      return database
        .select({ year: year.as('year'), done: count() })
        .from(logEntries)
        .where(and(eq(logEntries.userId, userId), isDone, isVisible))
        .groupBy(sql`year`)
        .orderBy(sql`year desc nulls last`)
    },

    /** Returns how much the person did in a year, and how much of it they would do again. */
    async countOf(person: Person, year: number) {
      const again = sql<number>`count(*) filter (where ${logEntries.again})`.mapWith(Number)
      const [numbers] = await database
        .select({ done: count(), again })
        .from(logEntries)
        .where(isOwnOf(person, year))
      return numbers ?? { done: 0, again: 0 }
    },

    /** Returns the state of the link to a year of the person's log; undefined without one that works. */
    async linkOf({ id }: Person, year: number) {
      const isOfYear = and(eq(shareLinks.ownerId, id), eq(shareLinks.year, year))
      const [link] = await database
        .select({ state: stateOfLink })
        .from(shareLinks)
        .where(and(isOfYear, isWorkingLink))
      return link?.state
    },

    /** Returns the number of Kicks that the person did in a year and in none before, also deleted ones. */
    async firstTimes(person: Person, year: number): Promise<number> {
      const { rows } = await database.execute<{ kicks: number }>(sql`
        select count(distinct coalesce(entry.kick_id, entry.former_kick_id, entry.id))::integer as kicks
        from ${logEntries} entry
        where entry.user_id = ${person.id} and entry.state = 'done'
          and entry.sort_on >= ${firstDayOf(year)} and entry.sort_on < ${firstDayOf(year)}::date + interval '1 year'
          and not exists (${doneBefore(person, year)} and earlier.kick_id = entry.kick_id)
          and not exists (${doneBefore(person, year)} and earlier.former_kick_id = entry.former_kick_id)`)
      return rows[0]?.kicks ?? 0
    },

    /** Returns the countries of what the person did in a year, most often first. */
    countries(person: Person, year: number) {
      const country = sql<string>`coalesce(${kicks.country}, ${logEntries.formerCountry})`
      return database
        .select({ country: country.as('in_country'), done: count() })
        .from(logEntries)
        .leftJoin(kicks, and(eq(kicks.id, logEntries.kickId), isVisibleKick(person.id)))
        .where(and(isOwnOf(person, year), isNotNull(country)))
        .groupBy(sql`in_country`)
        .orderBy(desc(count()), sql`in_country`)
        .limit(maxOfYear)
    },

    /** Returns with whom the person did something in a year, most often first. Spellings of a name are one, the newest. */
    async companions(person: Person, year: number) {
      const entries = await database
        .select({ names: logEntries.companions })
        .from(logEntries)
        .where(and(isOwnOf(person, year), sql`${logEntries.companions} <> '{}'`))
        .orderBy(desc(logEntries.sortOn), desc(logEntries.id))
      return tallyNames(entries.map(({ names }) => names)).slice(0, maxOfYear)
    },
  }
}

/** Counts the lists that have a name in any spelling, most often first. */
function tallyNames(lists: string[][]) {
  const byKey = new Map<string, { name: string; done: number }>()
  for (const names of lists) {
    const spellings = new Map(names.toReversed().map((name) => [nameKey(name), name.trim()]))
    for (const [key, name] of spellings) {
      const counted = byKey.get(key) ?? { name, done: 0 }
      byKey.set(key, { ...counted, done: counted.done + 1 })
    }
  }
  const sorted = [...byKey].toSorted(
    ([one, { done }], [other, { done: otherDone }]) => otherDone - done || (one < other ? -1 : 1),
  )
  return sorted.map(([, counted]) => counted)
}

/** The beginning of a query for what the person had done before a year. */
const doneBefore = (person: Person, year: number): SQL =>
  sql`select from ${logEntries} earlier
      where earlier.user_id = ${person.id} and earlier.state = 'done' and earlier.sort_on < ${firstDayOf(year)}`
