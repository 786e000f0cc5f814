import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { type Database, newId, type Queries } from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import { follows, journals, logEntries, stories } from '../../database/content-schema'
import { titleOfDecision } from '../../database/decision-title'
import { hiddenPeople } from '../../database/hidden-people'
import { newestFirst, preparedPages } from '../../database/list-query'
import {
  type EventKind,
  followEvents,
  type NotificationKind,
  notifications,
  notificationSettings,
  type SwitchedKind,
} from '../../database/notification-schema'
import type { Person } from '../../database/person-row'
import { preparedOn } from '../../database/prepared'
import { comments, kicks, users } from '../../database/schema'
import {
  isExisting,
  isNotMuted,
  isVisibleComment,
  isVisibleEntry,
  isVisibleJournal,
  isVisibleKick,
} from '../audience/repository'
import { distinguishedColumns, type DistinguishedRow } from '../creator/creator'

/** The values of a notification: who did what, to notify whom of it. Without a Kick, the comment says what it is about. */
interface Event<Value> {
  kind: EventKind
  userId: Value
  actorId: Value
  /** Missing for a follow. */
  kickId?: Value
  commentId?: Value
  entryId?: Value
}

/** One switch is for all that follows tell. */
const switchOf = (kind: SQLWrapper) =>
  sql`case when ${kind}::text in ${followEvents} then 'follow' else ${kind}::text end`

/**
 * Returns the selection of a new notification, to insert with `on conflict do nothing`. Selects none of what people do
 * themselves, of somebody whom they muted or who is blocked, and of a kind that they switched off. A follow that begins
 * again is not told again.
 */
export const newNotification = (
  id: SQLWrapper,
  { kind, userId, actorId, kickId, commentId, entryId }: Record<keyof Event<SQLWrapper>, SQLWrapper>,
): SQL => sql`
  select ${id}::uuid, ${users.id}, ${kind}::text, ${actorId}::uuid, ${kickId}::uuid, ${commentId}::uuid,
    ${entryId}::uuid, null::uuid, now(), null::timestamptz
  from ${users}
  where ${users.id} = ${userId} and ${users.id} <> ${actorId}
    and ${isNotMuted(users.id, actorId)} and ${isExisting(users.id, actorId)}
    and not exists (
      select from ${notificationSettings}
      where ${notificationSettings.userId} = ${users.id} and ${notificationSettings.kind} = ${switchOf(kind)}
        and not ${notificationSettings.isOn}
    )
    and not (${kind}::text in ${followEvents} and exists (
      select from ${notifications}
      where ${notifications.userId} = ${userId} and ${notifications.actorId} = ${actorId}
        and ${notifications.kind} = ${kind}::text
    ))`

const insertionOn = preparedOn((queries) => {
  const { placeholder } = sql
  const event = {
    kind: placeholder('kind'),
    userId: placeholder('userId'),
    actorId: placeholder('actorId'),
    kickId: placeholder('kickId'),
    commentId: placeholder('commentId'),
    entryId: placeholder('entryId'),
  }
  return queries
    .insert(notifications)
    .select(newNotification(placeholder('id'), event))
    .onConflictDoNothing()
    .prepare('insert_notification')
})

/** Notifies a person, in the transaction of the event, and only once of each. */
export const notify = (transaction: Queries, { kickId, commentId, entryId, ...event }: Event<string>) =>
  insertionOn(transaction).execute({
    ...event,
    id: newId(),
    kickId: kickId ?? null,
    commentId: commentId ?? null,
    entryId: entryId ?? null,
  })

/** Tells people of a moderator's decision, whatever they switched off. */
export async function notifyOfDecision(
  transaction: Queries,
  kind: 'decision' | 'outcome',
  { decisionId, userIds }: { decisionId: string; userIds: string[] },
) {
  const rows = userIds.map((userId) => ({ id: newId(), kind, userId, decisionId }))
  if (rows.length > 0) await transaction.insert(notifications).values(rows)
}

/** Notifications of one kind about one Kick, Story or Journal that were seen at the same time, or are all unseen. */
export interface NotificationGroup {
  /** The id of the newest one. */
  id: string
  kind: NotificationKind
  /** Null for a follow, a decision of a moderator, and a comment on something else. */
  kick: { id: string; name: string } | null
  /** The Journal of a comment on it or on one of its Stories. */
  journal: { id: string; title: string } | null
  story: { id: string; title: string } | null
  /** The name of what a moderator decided about, if it is the user's own. */
  title: string | null
  isSeen: boolean
  createdAt: Date
  /** The number of people; 0 for a decision of a moderator. */
  count: number
  /** The people of the newest notifications, newest first. */
  people: DistinguishedRow[]
}

/** How many people of a group are shown. */
const shownPeople = 3
/** How many of its newest notifications are searched for them: somebody may have written several comments. */
const searchedRows = 12

const viewerId = sql.placeholder('viewerId')

const followBetween = (
  followerId: SQLWrapper,
  followeeId: SQLWrapper,
  state: 'asked' | 'accepted',
) => sql`exists (
  select from ${follows}
  where ${follows.followerId} = ${followerId} and ${follows.followeeId} = ${followeeId} and ${follows.state} = ${sql.raw(`'${state}'`)}
)`

/** The condition that a notification of a follow is still true. */
const isTrueFollow = sql`case ${notifications.kind}
  when 'asked' then ${followBetween(notifications.actorId, viewerId, 'asked')}
  when 'follow' then ${followBetween(notifications.actorId, viewerId, 'accepted')}
  when 'accepted' then ${followBetween(viewerId, notifications.actorId, 'accepted')}
end`

/** The condition that the viewer may still see what a notification is about, and has not muted its actor. */
const isShown = or(
  isNotNull(notifications.decisionId),
  and(
    or(isVisibleKick(viewerId), isVisibleJournal(viewerId), isTrueFollow),
    or(isNull(notifications.commentId), isVisibleComment(viewerId)),
    or(isNull(notifications.entryId), and(eq(logEntries.state, 'done'), isVisibleEntry(viewerId))),
    sql`(${notifications.actorId} in (${hiddenPeople(viewerId)})) is not true`,
  ),
)

const newest = (column: SQLWrapper) => sql`array_agg(${column} order by ${notifications.id} desc)`
const newestId = sql<string>`(${newest(notifications.id)})[1]`

const newestActorIds = sql<
  (string | null)[]
>`(${newest(notifications.actorId)})[1:${sql.raw(String(searchedRows))}]`

export function createNotificationRepository(database: Database) {
  const pagesOf = (name: string, filter?: SQL) =>
    preparedPages(database, name, (rows) =>
      database
        .select({
          id: newestId,
          kind: notifications.kind,
          kick: { id: kicks.id, name: kicks.name },
          journal: { id: journals.id, title: journals.title },
          story: { id: stories.id, title: stories.title },
          title: sql<
            string | null
          >`case ${notifications.kind} when 'decision' then ${titleOfDecision(notifications.decisionId)} end`,
          isSeen: sql<boolean>`${notifications.seenAt} is not null`,
          createdAt: sql<Date>`max(${notifications.createdAt})`,
          count: sql<number>`count(distinct ${notifications.actorId})::integer`,
          actorIds: newestActorIds,
        })
        .from(notifications)
        .leftJoin(kicks, eq(kicks.id, notifications.kickId))
        .leftJoin(comments, eq(comments.id, notifications.commentId))
        .leftJoin(stories, eq(stories.id, comments.storyId))
        .leftJoin(journals, eq(journals.id, sql`coalesce(${comments.journalId}, ${stories.journalId})`))
        .leftJoin(logEntries, eq(logEntries.id, notifications.entryId))
        .where(and(eq(notifications.userId, viewerId), filter, isShown))
        .groupBy(
          ...[notifications.kind, notifications.decisionId, notifications.seenAt],
          ...[kicks.id, journals.id, stories.id],
        )
        .having(sql`${newestId} < ${sql.placeholder('after')}`)
        .orderBy(newestFirst(newestId, rows)),
    )
  const pages = {
    all: pagesOf('notifications'),
    unseen: pagesOf('unseen_notifications', isNull(notifications.seenAt)),
  }

  const peopleById = database
    .select(distinguishedColumns)
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')})`)
    .prepare('people_of_notifications')

  const peopleOf = async (ids: string[]): Promise<Map<string, DistinguishedRow>> => {
    if (ids.length === 0) return new Map()
    const people = await peopleById.execute({ ids })
    return new Map(people.map((person) => [person.id, person]))
  }

  return {
    /** Returns a page, newest first. */
    async list(
      which: keyof typeof pages,
      viewer: Person,
      request: PageRequest,
    ): Promise<Page<NotificationGroup>> {
      const { items, hasMore } = await pages[which](request, { viewerId: viewer.id })
      const actorsOf = ({ actorIds }: { actorIds: (string | null)[] }) =>
        [...new Set(actorIds)].flatMap((id) => id ?? []).slice(0, shownPeople)
      const people = await peopleOf(items.flatMap(actorsOf))
      const withPeople = ({ actorIds, ...group }: (typeof items)[number]) => ({
        ...group,
        people: actorsOf({ actorIds }).flatMap((id) => people.get(id) ?? []),
      })
      return { items: items.map(withPeople), hasMore }
    },

    /** Marks all up to this one as seen. Skips those that are being deleted. */
    async markSeen(viewer: Person, upTo: string) {
      const unseen = database
        .select({ id: notifications.id })
        .from(notifications)
        .where(
          and(eq(notifications.userId, viewer.id), isNull(notifications.seenAt), lte(notifications.id, upTo)),
        )
        .for('update', { skipLocked: true })
      await database
        .update(notifications)
        .set({ seenAt: sql`now()` })
        .where(inArray(notifications.id, unseen))
    },

    /** Returns whether each kind that the person has chosen is on. */
    async settings({ id }: Person): Promise<Partial<Record<SwitchedKind, boolean>>> {
      const rows = await database
        .select()
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, id))
      return Object.fromEntries(rows.map(({ kind, isOn }) => [kind, isOn]))
    },

    /** Sets some kinds, in the order of their names: concurrent changes in different orders would deadlock. */
    async changeSettings({ id: userId }: Person, change: Partial<Record<SwitchedKind, boolean>>) {
      const rows = Object.entries(change)
        .toSorted(([a], [b]) => a.localeCompare(b))
        // The schema of the request names the kinds.
        .map(([kind, isOn]) => ({ userId, kind: kind as SwitchedKind, isOn }))
      if (rows.length === 0) return
      await database
        .insert(notificationSettings)
        .values(rows)
        .onConflictDoUpdate({
          target: [notificationSettings.userId, notificationSettings.kind],
          set: { isOn: sql`excluded.is_on` },
        })
    },

    /** Deletes what is older than 90 days. */
    async deleteOld() {
      await deleteInOrder(database, lt(notifications.createdAt, sql`now() - interval '90 days'`))
    },
  }
}

/** Deletes what two people were told of each other, but for what the deletion of an account has locked. */
export const deleteNotificationsBetween = (transaction: Queries, first: string, second: string) =>
  deleteInOrder(
    transaction,
    sql`(${notifications.userId}, ${notifications.actorId})
      in ((${first}::uuid, ${second}::uuid), (${second}::uuid, ${first}::uuid))`,
    { skipLocked: true },
  )

/** Deletes what an account was told, what others were told of it, and all about its Kicks, Journals and Stories. */
export const deleteNotificationsOf = (transaction: Queries, userId: string) =>
  deleteInOrder(
    transaction,
    sql`(${notifications.userId} = ${userId} or ${notifications.actorId} = ${userId}
      or ${notifications.kickId} in (select ${kicks.id} from ${kicks} where ${kicks.creatorId} = ${userId})
      or ${notifications.commentId} in (
        select ${comments.id} from ${journals}
        left join ${stories} on ${stories.journalId} = ${journals.id}
        join ${comments} on ${comments.journalId} = ${journals.id} or ${comments.storyId} = ${stories.id}
        where ${journals.creatorId} = ${userId}
      ))`,
  )

/** Locks the rows in a fixed order: concurrent deletions would deadlock. */
const deleteInOrder = (queries: Queries, condition: SQL, options = {}) =>
  queries
    .delete(notifications)
    .where(
      inArray(
        notifications.id,
        queries
          .select({ id: notifications.id })
          .from(notifications)
          .where(condition)
          .orderBy(notifications.id)
          .for('update', options),
      ),
    )
