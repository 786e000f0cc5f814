import { desc, eq, ilike, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@bucketeer/host/server'
import { journals, stories } from '../../database/journal-schema'
import { containing, excerpt, excerptOf } from '../../database/list-query'
import { logEntries } from '../../database/log-schema'
import { buckets, comments, kicks, users } from '../../database/schema'
import { recordChange } from '../command'
import { type HideableType, setHidden } from '../../modules/things/repository'
import type { ContentType } from './content-type'

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

/** The columns of a type of content. */
interface Source {
  table: PgTable & Record<'id' | 'createdAt', PgColumn>
  ownerId: SQLWrapper
  title: SQLWrapper
  text: PgColumn
  hiddenAt: SQLWrapper
}

const ofJournal = (column: PgColumn) =>
  sql`(select ${column} from ${journals} where ${journals.id} = ${stories.journalId})`

const sources: Record<ContentType, Source> = {
  kick: {
    table: kicks,
    ownerId: kicks.creatorId,
    title: kicks.name,
    text: kicks.description,
    hiddenAt: kicks.hiddenAt,
  },
  bucket: {
    table: buckets,
    ownerId: buckets.ownerId,
    title: buckets.name,
    text: buckets.description,
    hiddenAt: buckets.hiddenAt,
  },
  journal: {
    table: journals,
    ownerId: journals.creatorId,
    title: journals.title,
    text: journals.description,
    hiddenAt: journals.hiddenAt,
  },
  story: {
    table: stories,
    ownerId: ofJournal(journals.creatorId),
    title: stories.title,
    text: stories.content,
    hiddenAt: ofJournal(journals.hiddenAt),
  },
  comment: {
    table: comments,
    ownerId: comments.authorId,
    title: sql`''`,
    text: comments.content,
    hiddenAt: comments.hiddenAt,
  },
  entry: {
    table: logEntries,
    ownerId: logEntries.userId,
    title: logEntries.kickName,
    text: logEntries.note,
    hiddenAt: logEntries.hiddenAt,
  },
}

/** Finds and hides content for operators. */
export function createAdminContent(database: Database) {
  const select = (
    { table, ownerId, title, text, hiddenAt }: Source,
    condition: SQL | undefined,
    limit: number,
  ): Promise<ContentRow[]> =>
    database
      .select({
        id: sql<string>`${table.id}`,
        owner: { id: users.id, email: users.email },
        title: sql<string>`${title}`,
        excerpt: excerptOf(text).mapWith(excerpt),
        // All of these columns have the same type.
        createdAt: sql`${table.createdAt}`.mapWith(kicks.createdAt),
        isHidden: sql<boolean>`${hiddenAt} is not null`,
      })
      .from(table)
      .leftJoin(users, eq(users.id, ownerId))
      .where(condition)
      .orderBy(desc(table.id))
      .limit(limit)

  return {
    async find(type: ContentType, id: string): Promise<ContentRow | undefined> {
      const source = sources[type]
      const [row] = await select(source, eq(source.table.id, id), 1)
      return row
    },

    /** Returns what contains a text in its title or text, newest first, also Private and hidden content. */
    search: (type: ContentType, { text, limit }: Finding): Promise<ContentRow[]> => {
      const source = sources[type]
      const pattern = containing(text)
      const matches = or(sql`${source.title} ilike ${pattern}`, ilike(source.text, pattern))
      return select(source, matches, limit)
    },

    /** Returns the Journal of a Story. */
    async journalOf(storyId: string): Promise<string | undefined> {
      const [story] = await database
        .select({ journalId: stories.journalId })
        .from(stories)
        .where(eq(stories.id, storyId))
      return story?.journalId
    },

    /** Hides it from everybody but its owner, or shows it again. Idempotent. */
    setHidden: (type: HideableType, id: string, isHidden: boolean): Promise<void> =>
      database.transaction(async (transaction) => {
        await setHidden(transaction, type, id, isHidden)
        const what = isHidden ? 'content: hidden' : 'content: shown again'
        await recordChange(transaction, what, `${type} ${id}`)
      }),

    recordRemoval: (type: ContentType, id: string): Promise<void> =>
      recordChange(database, 'content: removed', `${type} ${id}`),
  }
}
