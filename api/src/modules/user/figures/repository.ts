import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { journals, logEntries } from '../../../database/content-schema'
import { kicks } from '../../../database/schema'
import { isListedKick, isVisibleEntry, isVisibleJournal, isVisibleKick } from '../../audience/repository'
import { maxCountries } from '../schemas'

/** Whose figures, and who sees them. */
interface FiguresRequest {
  personId: string
  viewerId: string
}

const isDone = sql`${logEntries.state} = 'done'`

/** Counts for profiles. Without the conditions for others, the indexes have all columns for the user's own things. */
export const createFiguresRepository = (database: Database) => ({
  kicks: ({ personId, viewerId }: FiguresRequest): Promise<number> =>
    database.$count(
      kicks,
      and(
        eq(kicks.creatorId, personId),
        isNull(kicks.withdrawnAt),
        personId === viewerId ? undefined : isListedKick(viewerId),
      ),
    ),

  journals: ({ personId, viewerId }: FiguresRequest): Promise<number> =>
    database.$count(
      journals,
      and(
        eq(journals.creatorId, personId),
        personId === viewerId ? undefined : and(ne(journals.audience, 'Private'), isVisibleJournal(viewerId)),
      ),
    ),

  done: ({ personId, viewerId }: FiguresRequest): Promise<number> =>
    database.$count(
      logEntries,
      and(
        eq(logEntries.userId, personId),
        isDone,
        personId === viewerId ? undefined : isVisibleEntry(viewerId),
      ),
    ),

  /** Returns the countries of what was done, most often first. Others see no country of a deleted Kick. */
  countries({ personId, viewerId }: FiguresRequest) {
    const isOwn = personId === viewerId
    const country = isOwn
      ? sql<string>`coalesce(${kicks.country}, ${logEntries.formerCountry})`
      : sql<string>`${kicks.country}`
    return database
      .select({ country: country.as('in_country'), done: count() })
      .from(logEntries)
      .leftJoin(kicks, and(eq(kicks.id, logEntries.kickId), isVisibleKick(viewerId)))
      .where(
        and(
          eq(logEntries.userId, personId),
          isDone,
          isNotNull(country),
          isOwn ? undefined : isVisibleEntry(viewerId),
        ),
      )
      .groupBy(sql`in_country`)
      .orderBy(desc(count()), sql`in_country`)
      .limit(maxCountries)
  },
})
