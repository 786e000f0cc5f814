import { and, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { newestFirst } from '../../../database/list-query'
import { logEntries, logSettings } from '../../../database/content-schema'
import { kicks, users } from '../../../database/schema'
import { isExisting, isNotMuted } from '../../audience/repository'
import type { Person } from '../../../database/person-row'
import { firstDayOf } from '../dates'
import { createCompanionConditions } from '../filters/repository'
import { entryColumns, isCreator } from '../repository'
import { calendarDays, type CalendarDay } from './days'

/** The largest number of memories. */
const maxMemories = 24

/** The number of days around a date. */
const reaches = { day: 0, week: 3 } as const

export function createMemoryRepository(database: Database) {
  const { isWithNobodyLeftOut } = createCompanionConditions(database)
  const settingsOf = async ({ id }: Person) =>
    (await database.select().from(logSettings).where(eq(logSettings.userId, id))).at(0)

  const entriesAround = (person: Person, date: string, reach: number, conditions: (SQL | undefined)[]) =>
    database
      .select(entryColumns)
      .from(logEntries)
      .innerJoin(users, isCreator)
      .where(
        and(
          eq(logEntries.userId, person.id),
          // Both are the condition of the index.
          sql`${logEntries.precision} = 'day' and ${logEntries.state} = 'done'`,
          or(...calendarDays(date, reach).map(isOn)),
          sql`${logEntries.happenedOn} <= ${date}::date - interval '1 year' + ${reach + 1} * interval '1 day'`,
          eq(logEntries.remind, true),
          isWithPeopleToRecall(person),
          ...conditions,
        ),
      )
      .orderBy(sql`${desc(logEntries.happenedOn)}, ${newestFirst(logEntries.id, maxMemories)}`)

  return {
    /** Returns what the person did on this day of earlier years, or else in this week of earlier years. */
    async find(person: Person, date: string) {
      const settings = await settingsOf(person)
      if (settings?.memoriesOff) return { kind: null, entries: [] }
      const first = settings?.memoriesNotBefore ?? null
      const conditions = [
        await isWithNobodyLeftOut(person.id),
        first === null ? undefined : gte(logEntries.happenedOn, firstDayOf(first)),
      ]
      for (const kind of ['day', 'week'] as const) {
        const entries = await entriesAround(person, date, reaches[kind], conditions)
        if (entries.length > 0) return { kind, entries }
      }
      return { kind: null, entries: [] }
    },
  }
}

const isOn = ({ month, day }: CalendarDay): SQL =>
  sql`(extract(month from ${logEntries.happenedOn}) = ${month} and extract(day from ${logEntries.happenedOn}) = ${day})`

/** Returns the condition that the Kick is not of a muted or blocked person, and not hidden by an operator. */
const isWithPeopleToRecall = ({ id }: Person): SQL =>
  sql`not exists (
      select from ${kicks}
      where ${kicks.id} = ${logEntries.kickId} and ${kicks.creatorId} is distinct from ${id} and not (
        ${kicks.hiddenAt} is null and ${isExisting(id, kicks.creatorId)} and ${isNotMuted(id, kicks.creatorId)}
      )
    )`
