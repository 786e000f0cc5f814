import { and, count, desc, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/database'
import { newestFirst } from '../../../database/list-query'
import { logEntries, logSettings } from '../../../database/log-schema'
import { kicks, users } from '../../../database/schema'
import { isNotBlocked } from '../../audience/repository'
import { firstDayOf } from '../dates'
import { entryColumns, isCreator, isInYear } from '../repository'
import { maxOfYear } from '../years/schemas'
import { maxSharedEntries } from './schemas'

interface SharedYearRequest {
  ownerId: string
  year: number
  /** Undefined for visitors. */
  viewerId: string | undefined
}

const { id, name, pictureId, category, audience, hiddenAt } = getTableColumns(kicks)
const isOfKick = eq(kicks.id, logEntries.kickId)

/** Reads what links show of logs. */
export function createSharedLogRepository(database: Database) {
  const entries = () =>
    database
      .select({ ...entryColumns, kick: { id, name, pictureId, category, audience, hiddenAt } })
      .from(logEntries)
      .innerJoin(users, isCreator)
      .innerJoin(kicks, isOfKick)

  return {
    /** Returns an entry, if a link may show it. */
    async find(entryId: string, viewerId: string | undefined) {
      const [entry] = await entries().where(and(eq(logEntries.id, entryId), isShownByLink(viewerId)))
      return entry
    },

    /** Returns the first entries of a year that its link shows, newest first. */
    entriesOf: (request: SharedYearRequest) =>
      entries()
        .where(isOfYear(request))
        .orderBy(
          sql`${logEntries.sortOn} desc, ${logEntries.fineness} desc, ${newestFirst(logEntries.id, maxSharedEntries)}`,
        ),

    /** Returns the numbers of the entries of a year that its link shows. */
    async countsOf(request: SharedYearRequest) {
      const [counts] = await database
        .select({
          entries: count(),
          done: numberOf(sql`count(*) filter (where ${isDone})`),
          again: numberOf(sql`count(*) filter (where ${isDone} and ${logEntries.again})`),
          firstTimes: numberOf(
            sql`count(distinct ${logEntries.kickId}) filter (where ${isDone} and ${isFirst(request.year)})`,
          ),
        })
        .from(logEntries)
        .innerJoin(kicks, isOfKick)
        .where(isOfYear(request))
      return counts ?? { entries: 0, done: 0, again: 0, firstTimes: 0 }
    },

    /** Returns the countries of what was done in a year, most often first. */
    countriesOf: (request: SharedYearRequest) =>
      database
        .select({ country: sql<string>`${kicks.country}`, done: count() })
        .from(logEntries)
        .innerJoin(kicks, isOfKick)
        .where(and(isOfYear(request), isDone, isNotNull(kicks.country)))
        .groupBy(kicks.country)
        .orderBy(desc(count()), kicks.country)
        .limit(maxOfYear),
  }
}

export type SharedEntryRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createSharedLogRepository>['find']>>
>

/**
 * Returns the condition that a link may show an entry, joined with its Kick. The Kick must be the owner's own or for
 * every member, and neither deleted nor hidden; the entry not hidden either. Nobody else sees what somebody let go.
 */
export const isShownByLink = (viewerId: string | undefined): SQL =>
  sql`(
      ${logEntries.state} <> 'let go' and ${logEntries.hiddenAt} is null and ${kicks.hiddenAt} is null and ${kicks.withdrawnAt} is null
      and (
        ${kicks.creatorId} = ${logEntries.userId}
        or (${kicks.audience} = 'Members' and ${isNotBlocked(logEntries.userId, kicks.creatorId)})
      )
      ${viewerId === undefined ? sql.empty() : sql`and ${isNotBlocked(viewerId, kicks.creatorId)}`}
    )`

const numberOf = (expression: SQL) => sql<number>`${expression}`.mapWith(Number)
const isDone = sql`${logEntries.state} = 'done'`

const isOfYear = ({ ownerId, year, viewerId }: SharedYearRequest) =>
  and(
    eq(logEntries.userId, ownerId),
    isInYear(year),
    isShownByLink(viewerId),
    eq(logEntries.remind, true),
    isWithoutLeftOut,
  )

/** Returns the condition that the Kick was done in no earlier year, as far as others may know. */
const isFirst = (year: number) =>
  sql`not exists (
      select from ${logEntries} earlier
      where earlier.user_id = ${logEntries.userId} and earlier.kick_id = ${logEntries.kickId}
        and earlier.state = 'done' and earlier.sort_on < ${firstDayOf(year)} and earlier.audience <> 'Private'
    )`

/** The condition that an entry has no companion whom its owner left out of the memories, as `isWithNoneOf` of these. */
const isWithoutLeftOut = sql`not exists (
    select from ${logSettings}, unnest(${logSettings.memoriesWithout}) name, unnest(${logEntries.companions}) companion
    where ${logSettings.userId} = ${logEntries.userId} and lower(trim(companion)) = lower(trim(name))
  )`
