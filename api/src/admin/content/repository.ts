import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { journals, stories } from '../../database/content-schema'
import { containing, excerpt, excerptOf } from '../../database/list-query'
import { kicks, users } from '../../database/schema'
import { recordChange } from '../command'
import {
  hideable,
  type HideableType,
  isHideable,
  setHidden,
  type Source,
  sources,
} from '../../modules/things/repository'
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

/** Returns the condition that a thing is hidden. A Story is hidden with its Journal. */
const isHidden = (type: ContentType) =>
  isHideable(type)
    ? sql<boolean>`${hideable[type].hiddenAt} is not null`
    : sql<boolean>`(select ${journals.hiddenAt} from ${journals} where ${journals.id} = ${stories.journalId}) is not null`

/** Finds and hides content for operators. */
export function createAdminContent(database: Database) {
  const select = (type: ContentType, isWanted: (source: Source) => SQL | undefined, limit: number) => {
    const source = sources[type]
    const { table, ownerId, title, text } = source
    return database
      .select({
        id: sql<string>`${table.id}`,
        owner: { id: users.id, email: users.email },
        title: sql<string>`${title}`,
        excerpt: excerptOf(text).mapWith(excerpt),
        // All of these columns have the same type.
        createdAt: sql`${table.createdAt}`.mapWith(kicks.createdAt),
        isHidden: isHidden(type),
      })
      .from(table)
      .leftJoin(users, eq(users.id, ownerId))
      .where(isWanted(source))
      .orderBy(desc(table.id))
      .limit(limit)
  }
  return {
    find: async (type: ContentType, id: string): Promise<ContentRow | undefined> =>
      (await select(type, ({ table }) => eq(table.id, id), 1)).at(0),

    /** Returns what contains a text in its title or text, newest first, also Private and hidden content. */
    search: (type: ContentType, { text, limit }: Finding): Promise<ContentRow[]> => {
      const pattern = containing(text)
      return select(
        type,
        (source) => sql`(${source.title} ilike ${pattern} or ${source.text} ilike ${pattern})`,
        limit,
      )
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
