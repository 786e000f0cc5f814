import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { pageOf, type Page } from '../../contract/paging'
import { type FeedKind, feedKinds, follows } from '../../database/audience-schema'
import { journals, stories } from '../../database/journal-schema'
import { excerpt, excerptOf, newestFirst, preparedBySize } from '../../database/list-query'
import { logEntries } from '../../database/log-schema'
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

/** The things of one person. */
interface Source {
  personId: SQL
  /** When the viewer began to follow the person. */
  since: SQL
}

const { placeholder, raw } = sql
const viewerId = placeholder('viewerId')
const text = (kind: FeedKind) => raw(`'${kind}'`)

/** Restricts things to those before the cursor, newest first. */
const page = (id: SQLWrapper, { since }: Source, rows: number) => sql`
  published_at > ${since} and (published_at, ${id}) < (${placeholder('at')}::timestamptz, ${placeholder('after')}::uuid)
  order by published_at desc, ${newestFirst(id, rows)}`

/** Select the newest things that a person published and that the viewer may see. */
const newestOf: Record<FeedKind, (source: Source, rows: number) => SQL> = {
  done: (source, rows) => sql`
    select ${logEntries.id}, published_at as at from ${logEntries}
    where ${logEntries.userId} = ${source.personId} and ${logEntries.state} = 'done' and ${isUnmutedEntry(viewerId)}
      and ${page(logEntries.id, source, rows)}`,
  story: (source, rows) => sql`
    select story.id, story.at from ${journals} cross join lateral (
      select ${stories.id}, published_at as at from ${stories}
      where ${stories.journalId} = ${journals.id} and ${page(stories.id, source, rows)}
    ) story
    where ${journals.creatorId} = ${source.personId} and ${isUnmutedJournal(viewerId)}
    order by at desc, ${newestFirst(sql`story.id`, rows)}`,
  kick: (source, rows) => sql`
    select ${kicks.id}, published_at as at from ${kicks}
    where ${kicks.creatorId} = ${source.personId} and ${kicks.withdrawnAt} is null and ${isUnmutedKick(viewerId)}
      and ${page(kicks.id, source, rows)}`,
  bucket: (source, rows) => sql`
    select ${buckets.id}, published_at as at from finished_buckets join ${buckets} on ${buckets.id} = bucket_id
    where finished_buckets.owner_id = ${source.personId} and ${isUnmutedBucket(viewerId)}
      and ${page(sql`bucket_id`, source, rows)}`,
}

/** Selects the newest things of each kind of which the condition is true. */
const newest = (source: Source, isAsked: (kind: FeedKind) => SQL, rows: number) =>
  sql.join(
    feedKinds.map(
      (kind) =>
        sql`select ${text(kind)} as kind, thing.* from (${newestOf[kind](source, rows)}) thing where ${isAsked(kind)}`,
    ),
    sql` union all `,
  )

/**
 * Selects the newest things of all whom the viewer follows. None of a person and kind whose newest thing is older than
 * those of as many others as there are rows can be among them, so only one thing of each is read at first.
 */
const feed = (rows: number) => sql`
  select source.person_id, thing.kind, thing.id, thing.at
  from (
    select ${follows.followeeId} as person_id, ${follows.since} as since, first.kind
    from ${follows} cross join lateral (${newest(
      { personId: sql`${follows.followeeId}`, since: sql`${follows.since}` },
      (kind) => sql`${text(kind)} = any (${follows.shows})`,
      1,
    )}) first
    where ${follows.followerId} = ${viewerId} and ${follows.state} = 'accepted'
    order by first.at desc, ${newestFirst(sql`first.id`, rows)}
  ) source cross join lateral (${newest(
    { personId: sql`source.person_id`, since: sql`source.since` },
    (kind) => sql`source.kind = ${text(kind)}`,
    rows,
  )}) thing`

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
        at: sql<Date>`item.at`,
        person: { id: users.id, userName: users.userName, pictureId: users.pictureId },
      })
      .from(sql`(${feed(rows)}) item`)
      .innerJoin(users, eq(users.id, sql`item.person_id`))
      .orderBy(sql`item.at desc`, newestFirst(sql`item.id`, rows)),
  )

  return {
    /** Returns what people did since the viewer follows them, newest first. */
    async list(viewer: Person, after: FeedPlace, limit: number): Promise<Page<FeedRow>> {
      return pageOf(
        await pages(limit + 1).execute({ viewerId: viewer.id, at: after.at, after: after.id }),
        limit,
      )
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
