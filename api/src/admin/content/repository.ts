import { and, desc, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database'
import { journals, stories } from '../../database/journal-schema'
import { containing, excerptOf } from '../../database/list-query'
import { buckets, comments, kicks, users } from '../../database/schema'
import { createAuditLog } from '../../modules/audit/repository'
import { commandLine } from '../command'
import type { ContentType, HideableType } from './content-type'

/** One piece of content, as operators see it. */
export interface ContentRow {
  id: string
  /** Null for the Kick of a deleted account. */
  owner: { id: string; email: string } | null
  title: string
  excerpt: string
  createdAt: Date
  isHidden: boolean
}

interface Finding {
  text: string
  /** Maximum number of rows of each type. */
  limit: number
}

const hideable = { kick: kicks, journal: journals, comment: comments }

export type AdminContent = ReturnType<typeof createAdminContent>

/** Finds and hides content for operators. */
export function createAdminContent(database: Database) {
  const owner = { id: users.id, email: users.email }
  const visible = sql<boolean>`false`

  const selectKicks = (condition: SQL | undefined, limit: number) =>
    database
      .select({
        id: kicks.id,
        owner,
        title: kicks.name,
        excerpt: excerptOf(kicks.description),
        createdAt: kicks.createdAt,
        isHidden: isHidden(kicks),
      })
      .from(kicks)
      .leftJoin(users, eq(users.id, kicks.creatorId))
      .where(condition)
      .orderBy(desc(kicks.id))
      .limit(limit)

  const selectBuckets = (condition: SQL | undefined, limit: number) =>
    database
      .select({
        id: buckets.id,
        owner,
        title: buckets.name,
        excerpt: excerptOf(buckets.description),
        createdAt: buckets.createdAt,
        isHidden: visible,
      })
      .from(buckets)
      .innerJoin(users, eq(users.id, buckets.ownerId))
      .where(condition)
      .orderBy(desc(buckets.id))
      .limit(limit)

  const selectJournals = (condition: SQL | undefined, limit: number) =>
    database
      .select({
        id: journals.id,
        owner,
        title: journals.title,
        excerpt: excerptOf(journals.description),
        createdAt: journals.createdAt,
        isHidden: isHidden(journals),
      })
      .from(journals)
      .innerJoin(users, eq(users.id, journals.creatorId))
      .where(condition)
      .orderBy(desc(journals.id))
      .limit(limit)

  const selectStories = (condition: SQL | undefined, limit: number) =>
    database
      .select({
        id: stories.id,
        owner,
        title: stories.title,
        excerpt: excerptOf(stories.content),
        createdAt: stories.createdAt,
        isHidden: isHidden(journals),
      })
      .from(stories)
      .innerJoin(journals, eq(journals.id, stories.journalId))
      .innerJoin(users, eq(users.id, journals.creatorId))
      .where(condition)
      .orderBy(desc(stories.id))
      .limit(limit)

  const selectComments = (condition: SQL | undefined, limit: number) =>
    database
      .select({
        id: comments.id,
        owner,
        title: sql<string>`''`,
        excerpt: excerptOf(comments.content),
        createdAt: comments.createdAt,
        isHidden: isHidden(comments),
      })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(condition)
      .orderBy(desc(comments.id))
      .limit(limit)

  const byId: Record<ContentType, (id: string) => Promise<ContentRow[]>> = {
    kick: (id) => selectKicks(eq(kicks.id, id), 1),
    bucket: (id) => selectBuckets(eq(buckets.id, id), 1),
    journal: (id) => selectJournals(eq(journals.id, id), 1),
    story: (id) => selectStories(eq(stories.id, id), 1),
    comment: (id) => selectComments(eq(comments.id, id), 1),
  }

  const byText: Record<ContentType, (pattern: string, limit: number) => Promise<ContentRow[]>> = {
    kick: (pattern, limit) =>
      selectKicks(or(ilike(kicks.name, pattern), ilike(kicks.description, pattern)), limit),
    bucket: (pattern, limit) =>
      selectBuckets(or(ilike(buckets.name, pattern), ilike(buckets.description, pattern)), limit),
    journal: (pattern, limit) =>
      selectJournals(or(ilike(journals.title, pattern), ilike(journals.description, pattern)), limit),
    story: (pattern, limit) =>
      selectStories(or(ilike(stories.title, pattern), ilike(stories.content, pattern)), limit),
    comment: (pattern, limit) => selectComments(ilike(comments.content, pattern), limit),
  }

  return {
    async find(type: ContentType, id: string): Promise<ContentRow | undefined> {
      const [row] = await byId[type](id)
      return row
    },

    /** Returns what contains a text in its title or text, newest first, also Private and hidden content. */
    search: (type: ContentType, { text, limit }: Finding): Promise<ContentRow[]> =>
      byText[type](containing(text), limit),

    /** Returns the Journal of a Story. */
    async journalOf(storyId: string): Promise<string | undefined> {
      const [story] = await database
        .select({ journalId: stories.journalId })
        .from(stories)
        .where(eq(stories.id, storyId))
      return story?.journalId
    },

    /** Hides it from everybody but its owner. Idempotent. */
    hide: (type: HideableType, id: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const table = hideable[type]
        const changed = await transaction
          .update(table)
          .set({ hiddenAt: sql`now()` })
          .where(and(eq(table.id, id), isNull(table.hiddenAt)))
          .returning({ id: table.id })
        if (type === 'comment' && changed.length > 0) await addToCommentCount(transaction, id, -1)
        await record(transaction, 'content: hidden', `${type} ${id}`)
      }),

    /** Idempotent. */
    unhide: (type: HideableType, id: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const table = hideable[type]
        const changed = await transaction
          .update(table)
          .set({ hiddenAt: null })
          .where(and(eq(table.id, id), isNotNull(table.hiddenAt)))
          .returning({ id: table.id })
        if (type === 'comment' && changed.length > 0) await addToCommentCount(transaction, id, 1)
        await record(transaction, 'content: shown again', `${type} ${id}`)
      }),

    recordRemoval: (type: ContentType, id: string): Promise<void> =>
      record(database, 'content: removed', `${type} ${id}`),
  }
}

const isHidden = ({ hiddenAt }: typeof kicks | typeof journals | typeof comments) =>
  sql<boolean>`${hiddenAt} is not null`

/** The count of a Kick leaves out hidden comments. */
const addToCommentCount = (transaction: Queries, commentId: string, change: 1 | -1) => {
  const kickOfIt = transaction
    .select({ id: comments.kickId })
    .from(comments)
    .where(eq(comments.id, commentId))
  return transaction
    .update(kicks)
    .set({ commentCount: sql`${kicks.commentCount} + ${change}` })
    .where(sql`${kicks.id} in ${kickOfIt}`)
}

const record = (queries: Queries, what: string, subject: string) =>
  createAuditLog(queries).record({ who: commandLine, what, subject })
