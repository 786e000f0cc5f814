import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { pageOf, type Page } from '../../contract/paging'
import { type FeedKind, follows, journals, logEntries, stories } from '../../database/content-schema'
import { excerpt, excerptOf, newestFirst, preparedBySize } from '../../database/list-query'
import type { Person } from '../../database/person-row'
import { bucketKicks, buckets, kicks, users } from '../../database/schema'
import {
  isKickOfBucket,
  isUnmutedBucket,
  isUnmutedEntry,
  isUnmutedJournal,
  isUnmutedKick,
  isVisibleEntry,
  isVisibleJournal,
} from '../audience/repository'
import type { CreatorRow } from '../creator/creator'
import type { FeedPlace } from './cursor'

/** Something that a followed person did, and that the viewer may see. */
export interface FeedRow extends FeedPlace {
  kind: FeedKind
  person: CreatorRow
}

const { placeholder, raw } = sql
const viewerId = placeholder('viewerId')

/** Selects the newest things that a followed person published after the follow and before the cursor. */
const newestOf = (follow: 'follows' | 'source', rows: number) => sql`
  select owner_id, kind, id, published_at from publications
  where owner_id = ${raw(follow)}.followee_id and is_shared and kind = any (${raw(follow)}.shows)
    and published_at > ${raw(follow)}.since
    and (published_at, id) < (${placeholder('at')}::timestamptz, ${placeholder('after')}::uuid)
  order by published_at desc, ${newestFirst(sql`id`, rows)}`

/**
 * Selects the newest things of all whom the viewer follows. None of a person whose newest thing is older than those of as
 * many others as there are rows can be among them, so only one thing of each person is read at first.
 */
const feed = (rows: number) => sql`
  select thing.* from (
    select ${follows.followeeId}, ${follows.shows}, ${follows.since}
    from ${follows} cross join lateral (${newestOf('follows', 1)}) newest
    where ${follows.followerId} = ${viewerId} and ${follows.state} = 'accepted'
    order by newest.published_at desc, ${newestFirst(sql`newest.id`, rows)}
  ) source cross join lateral (${newestOf('source', rows)}) thing
  order by published_at desc, ${newestFirst(sql`id`, rows)}`

/** Returns the condition that the viewer may see a thing of a feed, and muted nobody who made it. */
const isShown = sql<boolean>`case item.kind
  when 'done' then exists (select from ${logEntries} where ${logEntries.id} = item.id and ${isUnmutedEntry(viewerId)})
  when 'story' then exists (
    select from ${stories} join ${journals} on ${journals.id} = ${stories.journalId}
    where ${stories.id} = item.id and ${isUnmutedJournal(viewerId)}
  )
  when 'kick' then exists (
    select from ${kicks} where ${kicks.id} = item.id and ${kicks.withdrawnAt} is null and ${isUnmutedKick(viewerId)}
  )
  else exists (select from ${buckets} where ${buckets.id} = item.id and ${isUnmutedBucket(viewerId)})
end`

/**
 * The number of rows that are read in place of those that the viewer may not see. Their share of the time is small, and a
 * second read takes as long as the first.
 */
const spareRows = 36

/** Returns the condition that the owner did each Kick that the Bucket shows the viewer, as far as the viewer sees. */
const isFinished = (viewerId: string) => sql`(
  select bool_and(exists (
    select from ${logEntries}
    where ${logEntries.kickId} = ${kicks.id} and ${logEntries.userId} = ${buckets.ownerId}
      and ${logEntries.state} = 'done' and ${isVisibleEntry(viewerId)}
  ))
  from ${bucketKicks} join ${kicks} on ${kicks.id} = ${bucketKicks.kickId}
  where ${bucketKicks.bucketId} = ${buckets.id} and ${isKickOfBucket(viewerId, bucketKicks)}
)`

export function createFeedRepository(database: Database) {
  const pages = preparedBySize(database, 'feed', (rows) =>
    database
      .select({
        kind: sql<FeedKind>`item.kind`,
        id: sql<string>`item.id`,
        at: sql<Date>`item.published_at`,
        isShown,
        person: { id: users.id, userName: users.userName, pictureId: users.pictureId },
      })
      .from(sql`(${feed(rows)}) item`)
      .innerJoin(users, eq(users.id, sql`item.owner_id`))
      .orderBy(sql`item.published_at desc`, newestFirst(sql`item.id`, rows)),
  )

  return {
    /** Returns what people did since the viewer follows them, newest first. */
    async list(viewer: Person, after: FeedPlace, limit: number): Promise<Page<FeedRow>> {
      const found: FeedRow[] = []
      const rows = limit + 1 + spareRows
      for (let place = after; ;) {
        const items = await pages(rows).execute({ viewerId: viewer.id, at: place.at, after: place.id })
        found.push(...items.filter((item) => item.isShown))
        const last = items.at(-1)
        if (found.length > limit || !last || items.length < rows)
          return pageOf(found.slice(0, limit + 1), limit)
        place = last
      }
    },

    /** Returns those of these Buckets that are still finished, as far as the viewer sees. */
    async finished(ids: string[], viewer: Person): Promise<Set<string>> {
      if (ids.length === 0) return new Set()
      const isStill = sql`${inArray(buckets.id, ids)} and ${isFinished(viewer.id)}`
      const found = await database.select({ id: buckets.id }).from(buckets).where(isStill)
      return new Set(found.map(({ id }) => id))
    },

    /** Returns Stories that the viewer may read, without the rest of a long text. */
    async stories(ids: string[], viewer: Person) {
      if (ids.length === 0) return []
      const found = await database
        .select({
          id: stories.id,
          title: stories.title,
          content: excerptOf(stories.content),
          pictureId: stories.pictureId,
          journal: { id: journals.id, title: journals.title, isOpen: journals.isOpen },
        })
        .from(stories)
        .innerJoin(journals, eq(journals.id, stories.journalId))
        .where(sql`${inArray(stories.id, ids)} and ${isVisibleJournal(viewer.id)}`)
      return found.map((story) => ({ ...story, content: excerpt(story.content) }))
    },
  }
}
