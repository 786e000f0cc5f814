import { and, count, desc, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { logEntries } from '../../../database/content-schema'
import { kicks, users } from '../../../database/schema'
import { isEntryOfLink } from '../../audience/repository'
import { firstDayOf } from '../dates'
import { createCompanionConditions } from '../filters/repository'
import { entryColumns, isCreator, isInYear, latestFirst } from '../repository'
import { maxOfYear } from '../years/schemas'
import { maxSharedEntries } from './schemas'

interface SharedYearRequest {
  ownerId: string
  year: number
  /** That of nobody for visitors. */
  readerId: string
}

const { id, name, pictureId, category, isOpen } = getTableColumns(kicks)
const isOfKick = eq(kicks.id, logEntries.kickId)

/** Reads what links show of logs. */
export function createSharedLogRepository(database: Database) {
  const { isWithNobodyLeftOut } = createCompanionConditions(database)
  const entries = () =>
    database
      .select({ ...entryColumns, kick: { id, name, pictureId, category, isOpen } })
      .from(logEntries)
      .innerJoin(users, isCreator)
      .innerJoin(kicks, isOfKick)

  const isOfYear = async ({ ownerId, year, readerId }: SharedYearRequest) =>
    and(
      eq(logEntries.userId, ownerId),
      isInYear(year),
      isEntryOfLink(readerId),
      eq(logEntries.remind, true),
      await isWithNobodyLeftOut(ownerId),
    )

  const entriesOf = (isShown: SQL | undefined, atMost: number) =>
    entries().where(isShown).orderBy(latestFirst(atMost))

  const countsOf = async (isShown: SQL | undefined, year: number) => {
    const [counts] = await database
      .select({
        entries: count(),
        done: numberOf(sql`count(*) filter (where ${isDone})`),
        again: numberOf(sql`count(*) filter (where ${isDone} and ${logEntries.again})`),
        firstTimes: numberOf(
          sql`count(distinct ${logEntries.kickId}) filter (where ${isDone} and ${isFirst(year)})`,
        ),
      })
      .from(logEntries)
      .innerJoin(kicks, isOfKick)
      .where(isShown)
    return counts ?? { entries: 0, done: 0, again: 0, firstTimes: 0 }
  }

  const countriesOf = (isShown: SQL | undefined) =>
    database
      .select({ country: sql<string>`${kicks.country}`, done: count() })
      .from(logEntries)
      .innerJoin(kicks, isOfKick)
      .where(and(isShown, isDone, isNotNull(kicks.country)))
      .groupBy(kicks.country)
      .orderBy(desc(count()), kicks.country)
      .limit(maxOfYear)

  return {
    /** Returns an entry, if a link may show it. */
    find: async (entryId: string, readerId: string) =>
      (await entries().where(and(eq(logEntries.id, entryId), isEntryOfLink(readerId)))).at(0),

    /** Returns what the link of a year shows: numbers, countries, most often first, and the first entries. */
    async readYear(request: SharedYearRequest) {
      const isShown = await isOfYear(request)
      const [counts, countries, shown] = await Promise.all([
        countsOf(isShown, request.year),
        countriesOf(isShown),
        entriesOf(isShown, maxSharedEntries),
      ])
      return { counts, countries, entries: shown }
    },

    /** Returns the newest entry that the link of a year shows. */
    newestOf: async (request: SharedYearRequest) => (await entriesOf(await isOfYear(request), 1)).at(0),
  }
}

export type SharedEntryRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSharedLogRepository>['find']>>
>

const numberOf = (expression: SQL) => sql<number>`${expression}`.mapWith(Number)
const isDone = sql`${logEntries.state} = 'done'`

/** Returns the condition that the Kick was done in no earlier year, as far as others may know. */
const isFirst = (year: number) =>
  sql`not exists (
      select from ${logEntries} earlier
      where earlier.user_id = ${logEntries.userId} and earlier.kick_id = ${logEntries.kickId}
        and earlier.state = 'done' and earlier.sort_on < ${firstDayOf(year)} and earlier.audience <> 'Private'
    )`
