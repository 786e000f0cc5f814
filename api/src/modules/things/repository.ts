import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '@bucketeer/host/server'
import type { ThingCopy, ThingKind } from '../../database/care-schema'
import { journals, logEntries, stories } from '../../database/content-schema'
import { buckets, comments, kicks, users } from '../../database/schema'
import { isReportable } from '../audience/repository'

/** The kinds of things that can be hidden on their own. A Story is hidden with its Journal. */
export const hideable = {
  kick: kicks,
  bucket: buckets,
  journal: journals,
  comment: comments,
  entry: logEntries,
}
export type HideableType = keyof typeof hideable
export const isHideable = (kind: string): kind is HideableType => kind in hideable

/** Hides a thing from everybody but its owner, or shows it again. Idempotent. */
export async function setHidden(transaction: Queries, kind: HideableType, id: string, isHidden: boolean) {
  const table = hideable[kind]
  const changed = await transaction
    .update(table)
    .set({ hiddenAt: isHidden ? sql`now()` : null })
    .where(and(eq(table.id, id), isHidden ? isNull(table.hiddenAt) : isNotNull(table.hiddenAt)))
    .returning({ id: table.id })
  if (kind === 'comment' && changed.length > 0) await addToCommentCount(transaction, id, isHidden ? -1 : 1)
}

/** The count of a Kick leaves out hidden comments. */
function addToCommentCount(transaction: Queries, commentId: string, change: 1 | -1) {
  const kickOfIt = transaction
    .select({ id: comments.kickId })
    .from(comments)
    .where(eq(comments.id, commentId))
  return transaction
    .update(kicks)
    .set({ commentCount: sql`${kicks.commentCount} + ${change}` })
    .where(sql`${kicks.id} in ${kickOfIt}`)
}

/** Returns the Journal of a Story. */
export async function journalOf(transaction: Queries, storyId: string): Promise<string | undefined> {
  const [story] = await transaction
    .select({ journalId: stories.journalId })
    .from(stories)
    .where(eq(stories.id, storyId))
  return story?.journalId
}

/** The columns of a kind of things. */
export interface Source {
  table: PgTable & Record<'id' | 'createdAt', PgColumn>
  ownerId: SQLWrapper
  title: SQLWrapper
  text: SQLWrapper
  pictureId: SQLWrapper
  /** The id of the Kick, Story or Journal of a comment, or of the Journal of a Story. */
  parentId?: SQLWrapper
  /** The Journal of a Story, of a comment on one, or of a comment on it. */
  journalId?: SQLWrapper
}

const none = sql`null::uuid`
export const sources: Record<ThingKind, Source> = {
  kick: { ...kicks, table: kicks, ownerId: kicks.creatorId, title: kicks.name, text: kicks.description },
  bucket: { ...buckets, table: buckets, title: buckets.name, text: buckets.description },
  journal: {
    table: journals,
    ownerId: journals.creatorId,
    title: journals.title,
    text: journals.description,
    pictureId: none,
  },
  story: {
    ...stories,
    table: stories,
    ownerId: sql`(select ${journals.creatorId} from ${journals} where ${journals.id} = ${stories.journalId})`,
    text: stories.content,
    parentId: stories.journalId,
  },
  comment: {
    table: comments,
    ownerId: comments.authorId,
    title: sql`''`,
    text: comments.content,
    pictureId: none,
    parentId: sql`coalesce(${comments.kickId}, ${comments.storyId}, ${comments.journalId})`,
    journalId: sql`coalesce(${comments.journalId}, (select ${stories.journalId} from ${stories} where ${stories.id} = ${comments.storyId}))`,
  },
  entry: {
    table: logEntries,
    ownerId: logEntries.userId,
    title: logEntries.kickName,
    text: logEntries.note,
    pictureId: none,
  },
  user: { ...users, table: users, ownerId: users.id, title: users.userName, text: users.tagline },
}

export interface ReportedThing {
  /** Null after the account was deleted. */
  ownerId: string | null
  parentId: string | null
  journalId: string | null
  copy: ThingCopy
}

/** Returns what a person may report, or what meets another condition, as it is now. */
export async function reportedThing(
  transaction: Queries,
  { kind, id }: { kind: ThingKind; id: string },
  viewerId: string,
  isWanted = isReportable,
): Promise<ReportedThing | undefined> {
  const { table, ownerId, title, text, pictureId, parentId = none, journalId = none } = sources[kind]
  const condition: SQL | undefined = and(eq(table.id, id), isWanted[kind](viewerId))
  const copy = sql`jsonb_build_object('title', ${title}, 'text', ${text}, 'pictureId', ${pictureId})`
  const { rows } = await transaction.execute<ReportedThing & Record<string, unknown>>(
    sql`select ${ownerId} as "ownerId", ${parentId} as "parentId", ${journalId} as "journalId",
      ${copy} as copy from ${table} where ${condition}`,
  )
  return rows[0]
}
