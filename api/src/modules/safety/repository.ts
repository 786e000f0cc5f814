import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { type Database, found, NotFound, type Queries } from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import { blocks, journals, stories } from '../../database/content-schema'
import { newestFirst, preparedPages } from '../../database/list-query'
import { comments, kicks, users } from '../../database/schema'
import { hasBlocked, isNotMuted, isVisiblePerson } from '../audience/repository'
import { lockCommentsOf } from '../comment/repository'
import { distinguishedColumns, type DistinguishedRow } from '../creator/creator'
import { noSuchPerson } from '../creator/words'
import { endFollowsBetween, lockPeople, type Pair } from '../follow/repository'
import { deleteNotificationsBetween } from '../notification/repository'

/** A block hides two people from each other. A mute hides one person from the lists of the other. */
export type Measure = 'block' | 'mute'

/** Returns the condition that neither blocked the other, or that the viewer blocked the person. */
const isKnownTo = (viewerId: string) => or(isVisiblePerson(viewerId), hasBlocked(viewerId, users.id))

export function createSafetyRepository(database: Database) {
  const viewerId = sql.placeholder('viewerId')
  const pagesOf = (measure: Measure) =>
    preparedPages(database, `${measure}s`, (rows) =>
      database
        .select(distinguishedColumns)
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(
          and(
            eq(blocks.blockerId, viewerId),
            lt(blocks.blockedId, sql.placeholder('after')),
            eq(blocks.isMute, measure === 'mute'),
            measure === 'mute' ? isVisiblePerson(viewerId) : undefined,
          ),
        )
        .orderBy(newestFirst(blocks.blockedId, rows)),
    )
  const lists = { block: pagesOf('block'), mute: pagesOf('mute') }

  const requireKnown = async ({ viewerId, personId }: Pair) => {
    const isPerson = and(eq(users.id, personId), isKnownTo(viewerId))
    const [person] = await database.select({ id: users.id }).from(users).where(isPerson)
    found(person, noSuchPerson)
  }

  return {
    /** Idempotent. A block replaces a mute, a mute does not replace a block. @throws NotFound */
    add: (measure: Measure, pair: Pair) =>
      database.transaction(async (transaction) => {
        await lockPeople(transaction, pair)
        await insert(transaction, measure, pair)
        if (measure === 'mute') return
        await endFollowsBetween(transaction, pair)
        await deleteNotificationsBetween(transaction, pair.viewerId, pair.personId)
      }),

    /** Idempotent. @throws NotFound */
    async remove(measure: Measure, pair: Pair) {
      await requireKnown(pair)
      await database
        .delete(blocks)
        .where(
          and(
            eq(blocks.blockerId, pair.viewerId),
            eq(blocks.blockedId, pair.personId),
            eq(blocks.isMute, measure === 'mute'),
          ),
        )
    },

    /** Returns a page of those whom the viewer blocked or muted; newest accounts first. */
    list: (measure: Measure, viewerId: string, page: PageRequest): Promise<Page<DistinguishedRow>> =>
      lists[measure](page, { viewerId }),

    /** Returns whether the viewer muted the person. */
    async isMuted({ viewerId, personId }: Pair): Promise<boolean> {
      const isUnmuted = and(eq(users.id, personId), isNotMuted(viewerId, users.id))
      const unmuted = await database.select({ id: users.id }).from(users).where(isUnmuted)
      return unmuted.length === 0
    },

    /**
     * Deletes the person's comments on the viewer's own Kicks, Stories and Journals. After a block none can come, because this waits for
     * those that are being written.
     * @throws NotFound
     */
    async removeComments(pair: Pair) {
      await requireKnown(pair)
      const ownKicks = database.select({ id: kicks.id }).from(kicks).where(eq(kicks.creatorId, pair.viewerId))
      const isOwn = eq(journals.creatorId, pair.viewerId)
      const ownJournals = database.select({ id: journals.id }).from(journals).where(isOwn)
      const ownStories = database
        .select({ id: stories.id })
        .from(stories)
        .innerJoin(journals, and(eq(journals.id, stories.journalId), isOwn))
      await database.transaction(async (transaction) => {
        await lockCommentsOf(transaction, pair.personId, 'exclusive')
        await transaction
          .delete(comments)
          .where(
            and(
              eq(comments.authorId, pair.personId),
              or(
                inArray(comments.kickId, ownKicks),
                inArray(comments.storyId, ownStories),
                inArray(comments.journalId, ownJournals),
              ),
            ),
          )
      })
    },
  }
}

async function insert(queries: Queries, measure: Measure, { viewerId, personId }: Pair) {
  const insertion = sql`
    insert into ${blocks} (blocker_id, blocked_id, is_mute)
    select ${viewerId}::uuid, ${users.id}, ${measure === 'mute'} from ${users}
    where ${users.id} = ${personId} and ${isKnownTo(viewerId)}
    on conflict (blocker_id, blocked_id) do update set is_mute = ${blocks.isMute} and excluded.is_mute`
  const { rowCount } = await queries.execute(insertion)
  if (rowCount === 0) throw new NotFound(noSuchPerson)
}
