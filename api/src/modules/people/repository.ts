import { and, desc, eq, isNull, like, lt, max, ne, sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { pageOf, type Page, type PageRequest } from '../../contract/paging'
import { beyondAllIds, newestFirst } from '../../database/list-query'
import { prepared } from '../../database/prepared'
import { kicks, users } from '../../database/schema'
import { isListedKick, isNotMuted, isVisiblePerson } from '../audience/repository'
import { followedColumns, type FollowedRow, givenFollow, isGiven } from '../follow/repository'
import { searchPatterns } from '../kick/search/search-text'

/** The number of suggested people, and of the newest Kicks among whose creators they are chosen. */
const maxSuggested = 12
const searchedKicks = 300

const viewerId = sql.placeholder('viewerId')
const canBeFound = and(sql`${users.isFindable}`, ne(users.id, viewerId), isVisiblePerson(viewerId))

export function createPeopleRepository(database: Database) {
  const newest = database
    .select({ creatorId: kicks.creatorId, createdAt: kicks.createdAt })
    .from(kicks)
    .where(and(isNull(kicks.withdrawnAt), kicks.isOpen, isListedKick(viewerId)))
    .orderBy(newestFirst(kicks.id, searchedKicks))
    .as('newest')
  const creators = database
    .select({ id: newest.creatorId, lastAt: max(newest.createdAt).as('last_at') })
    .from(newest)
    .groupBy(newest.creatorId)
    .as('creators')
  const suggested = prepared(
    database,
    'suggested_people',
    database
      .select(followedColumns)
      .from(creators)
      .innerJoin(users, eq(users.id, creators.id))
      .leftJoin(givenFollow, isGiven)
      .where(and(canBeFound, isNull(givenFollow.state)))
      .orderBy(desc(creators.lastAt))
      .limit(maxSuggested),
  )

  const isAsked = sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`
  const shown = prepared(
    database,
    'shown_people',
    database
      .select({ id: users.id })
      .from(users)
      .where(and(isAsked, isVisiblePerson(viewerId), isNotMuted(viewerId, users.id))),
  )

  return {
    /** Returns the ids of those of whom lists show the viewer something. */
    async shown(ids: string[], viewerId: string): Promise<string[]> {
      const people = await shown.execute({ ids, viewerId })
      return people.map(({ id }) => id)
    },

    /** Returns those whose names have all words of the search, and whom others can find; newest accounts first. */
    async find(q: string, viewerId: string, { limit, after = beyondAllIds }: PageRequest) {
      const words = searchPatterns(q)
      if (words.length === 0) return { items: [], hasMore: false }
      const hasWords = words.map((word) => like(users.searchableName, word))
      const selection = database
        .select(followedColumns)
        .from(users)
        .leftJoin(givenFollow, isGiven)
        .where(and(canBeFound, ...hasWords, lt(users.id, after)))
        .orderBy(newestFirst(users.id, limit + 1))
      return pageOf(await prepared(database, '', selection).execute({ viewerId }), limit)
    },

    /** Returns people whom the viewer does not follow, and who shared Kicks with every member lately. */
    async suggest(viewerId: string): Promise<Page<FollowedRow>> {
      return { items: await suggested.execute({ viewerId }), hasMore: false }
    },
  }
}
