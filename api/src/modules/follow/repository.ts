import { and, eq, inArray, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Conflict, type Database, found, type Queries } from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import { type FeedKind, feedKinds, follows } from '../../database/content-schema'
import { newestFirst, preparedPages } from '../../database/list-query'
import { lockRows } from '../../database/writes'
import type { Person } from '../../database/person-row'
import { prepared } from '../../database/prepared'
import { users } from '../../database/schema'
import { isExisting, isVisiblePerson } from '../audience/repository'
import { distinguishedColumns, type DistinguishedRow } from '../creator/creator'
import { noSuchPerson } from '../creator/words'
import { notify } from '../notification/repository'
import { acceptedBefore, noRequest, tooManyFollows } from './words'

/** The caller, and the person whom the call names. */
export interface Pair {
  viewerId: string
  personId: string
}

export type Follow = Pick<typeof follows.$inferSelect, 'state' | 'shows'>

/** A person, and how the viewer follows them. */
export interface FollowedRow extends DistinguishedRow {
  follow: Follow | null
}

/** The largest number of people whom somebody follows. */
const maxFollows = 2000

const viewerId = sql.placeholder('viewerId')
const personId = sql.placeholder('personId')
const given = alias(follows, 'given')

/** The columns of a person, joined by `isGiven`. */
export const followedColumns = {
  ...distinguishedColumns,
  follow: { state: given.state, shows: given.shows },
}
export { given as givenFollow }
/** Joins how the viewer of a prepared query follows a person. */
export const isGiven = and(eq(given.followerId, viewerId), eq(given.followeeId, users.id))

const isBetween = (followerId: SQLWrapper | string, followeeId: SQLWrapper | string) =>
  and(sql`${follows.followerId} = ${followerId}`, sql`${follows.followeeId} = ${followeeId}`)

export const createFollowRepository = (database: Database) => ({
  ...createFollowChanges(database),
  ...createFollowLists(database),
})

function createFollowChanges(database: Database) {
  const requireVisible = async ({ viewerId, personId }: Pair) => {
    const isVisible = and(eq(users.id, personId), isVisiblePerson(viewerId))
    const [person] = await database.select({ id: users.id }).from(users).where(isVisible)
    found(person, noSuchPerson)
  }

  return {
    /**
     * Follows a person, or asks to, and sets what the feed shows. Idempotent.
     * @throws NotFound if the person does not exist for the viewer, Conflict if these are too many people
     */
    follow: (viewer: Person, personId: string, { shows }: { shows?: FeedKind[] | undefined }) =>
      database.transaction(async (transaction): Promise<Follow> => {
        const pair = { viewerId: viewer.id, personId }
        await lockPeople(transaction, pair)
        const [row] = await transaction
          .select({
            approves: users.approvesFollowers,
            follow: { state: follows.state, shows: follows.shows },
          })
          .from(users)
          .leftJoin(follows, isBetween(viewer.id, users.id))
          .where(and(eq(users.id, personId), isVisiblePerson(viewer.id)))
        const { approves, follow } = found(row, noSuchPerson)
        if (follow && !shows) return follow
        if (!follow) await requireRoom(transaction, viewer)
        const state = approves ? 'asked' : 'accepted'
        const [saved] = await transaction
          .insert(follows)
          .values({ followerId: viewer.id, followeeId: personId, state, shows: shows ?? [...feedKinds] })
          .onConflictDoUpdate({
            target: [follows.followerId, follows.followeeId],
            set: { shows: sql`excluded.shows` },
          })
          .returning({ state: follows.state, shows: follows.shows })
        const kind = approves ? 'asked' : 'follow'
        if (!follow) await notify(transaction, { kind, userId: personId, actorId: viewer.id })
        return found(saved, noSuchPerson)
      }),

    /** Ends that the viewer follows a person, or takes the request back. Idempotent. @throws NotFound */
    async unfollow(pair: Pair) {
      await requireVisible(pair)
      await database.delete(follows).where(isBetween(pair.viewerId, pair.personId))
    },

    /** Accepts the request of a person. Idempotent. @throws NotFound without a request */
    accept: (pair: Pair) =>
      database.transaction(async (transaction) => {
        await lockPeople(transaction, pair)
        const isRequest = isBetween(pair.personId, pair.viewerId)
        const [request] = await transaction.select({ state: follows.state }).from(follows).where(isRequest)
        found(request, noRequest)
        await acceptAll(transaction, isRequest)
      }),

    /**
     * Declines the request of a person, or removes the follower. Idempotent.
     * @param state of what is removed; by default any
     * @throws NotFound, Conflict for a follow in another state
     */
    async remove(pair: Pair, state?: Follow['state']) {
      await requireVisible(pair)
      const isOf = isBetween(pair.personId, pair.viewerId)
      await database.delete(follows).where(and(isOf, state && eq(follows.state, state)))
      if (state && (await database.$count(follows, isOf)) > 0) throw new Conflict(acceptedBefore)
    },
  }
}

function createFollowLists(database: Database) {
  const isFollowing = eq(follows.followerId, viewerId)
  const isFollower = (state: Follow['state']) =>
    and(eq(follows.followeeId, viewerId), eq(follows.state, state))
  const pagesOf = (name: string, other: SQLWrapper, isOfViewer: SQL | undefined) =>
    preparedPages(database, name, (rows) =>
      database
        .select(followedColumns)
        .from(follows)
        .innerJoin(users, eq(users.id, other))
        .leftJoin(given, isGiven)
        .where(and(isOfViewer, lt(users.id, sql.placeholder('after')), isVisiblePerson(viewerId)))
        .orderBy(newestFirst(users.id, rows)),
    )
  const pages = {
    following: pagesOf('following', follows.followeeId, isFollowing),
    followers: pagesOf('followers', follows.followerId, isFollower('accepted')),
    requests: pagesOf('follow_requests', follows.followerId, isFollower('asked')),
  }

  const countOf = (other: SQLWrapper, isOfViewer: SQL | undefined) =>
    sql<number>`(select count(*)::integer from ${follows} where ${and(isOfViewer, isExisting(viewerId, other))})`
  const counts = prepared(
    database,
    'counts_of_follows',
    database
      .select({
        following: countOf(follows.followeeId, isFollowing),
        followers: countOf(follows.followerId, isFollower('accepted')),
        requests: countOf(follows.followerId, isFollower('asked')),
      })
      .from(sql`(values (1)) as one`),
  )
  const relation = prepared(
    database,
    'follows_between',
    database
      .select({ followerId: follows.followerId, state: follows.state, shows: follows.shows })
      .from(follows)
      .where(or(isBetween(viewerId, personId), isBetween(personId, viewerId))),
  )

  return {
    /** Returns a page of those whom the viewer follows, or of those who follow or ask; newest accounts first. */
    list: (which: keyof typeof pages, viewerId: string, page: PageRequest): Promise<Page<FollowedRow>> =>
      pages[which](page, { viewerId }),

    /** Returns how many people the lists of the viewer have. */
    async counts(viewerId: string) {
      const [row] = await counts.execute({ viewerId })
      return row
    },

    /** Returns how the viewer follows a person, and in which state the person follows the viewer. */
    async relation(pair: Pair): Promise<{ follow: Follow | null; followsMe: Follow['state'] | null }> {
      const rows = await relation.execute({ ...pair })
      const own = rows.find(({ followerId }) => followerId === pair.viewerId)
      const other = rows.find(({ followerId }) => followerId !== pair.viewerId)
      return { follow: own ? { state: own.state, shows: own.shows } : null, followsMe: other?.state ?? null }
    },
  }
}

/** @throws Conflict if the person follows as many people as possible. The caller has locked the person. */
async function requireRoom(transaction: Queries, person: Person) {
  const present = await transaction.$count(follows, eq(follows.followerId, person.id))
  if (present >= maxFollows) throw new Conflict(tooManyFollows(maxFollows))
}

/** Accepts all requests to follow a person, and locks these people until the transaction ends. */
export async function acceptRequests(transaction: Queries, personId: string) {
  const isOfPerson = eq(follows.followeeId, personId)
  const asking = transaction
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(isOfPerson, eq(follows.state, 'asked')))
  const areInvolved = or(eq(users.id, personId), inArray(users.id, asking))
  await lockRows(transaction, users, areInvolved, 'no key update')
  await acceptAll(transaction, isOfPerson)
}

/** The caller has locked the people. */
async function acceptAll(transaction: Queries, isWanted: SQL | undefined) {
  const accepted = await transaction
    .update(follows)
    .set({ state: 'accepted', since: sql`now()` })
    .where(and(isWanted, eq(follows.state, 'asked')))
    .returning({ userId: follows.followerId, actorId: follows.followeeId })
  for (const pair of accepted) await notify(transaction, { kind: 'accepted', ...pair })
}

/**
 * Locks two people until the transaction ends. Follows, blocks and the deletion of an account exclude each other by it,
 * and take their other locks after it.
 */
export const lockPeople = (transaction: Queries, { viewerId, personId }: Pair) =>
  lockRows(transaction, users, inArray(users.id, [viewerId, personId]), 'no key update')

/** Ends that two people follow each other. */
export const endFollowsBetween = (transaction: Queries, { viewerId, personId }: Pair) =>
  transaction.delete(follows).where(or(isBetween(viewerId, personId), isBetween(personId, viewerId)))

/** Ends all follows of an account. Locks the rows in a fixed order: two accounts that are deleted would deadlock. */
export const endFollowsOf = (transaction: Queries, userId: string) =>
  transaction.execute(sql`
    delete from ${follows} where (follower_id, followee_id) in (
      select follower_id, followee_id from ${follows}
      where follower_id = ${userId} or followee_id = ${userId}
      order by follower_id, followee_id
      for update
    )`)
