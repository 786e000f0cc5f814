import { beginningOf } from '@bucketeer/platform/text'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { pageOf, type Page, type PageRequest } from '../contract/paging'
import { excerptLength } from '../contract/texts'
import { prepared, type Selection } from './prepared'

/**
 * Returns `order by <column> desc limit <count>` with a literal number. Drizzle's `limit` binds the number, which
 * makes such a query 28 % slower. The caller must validate the number.
 */
export const newestFirst = (column: SQLWrapper, count: number): SQL =>
  sql`${column} desc limit ${sql.raw(String(Math.trunc(count)))}`

/** Like `newestFirst`, in ascending order. */
export const oldestFirst = (column: SQLWrapper, count: number): SQL =>
  sql`${column} asc limit ${sql.raw(String(Math.trunc(count)))}`

/**
 * Returns the beginning of a long text for `excerpt`, with one code point more. PostgreSQL reads only that part of a text
 * that is stored outside of its row.
 */
export const excerptOf = (column: SQLWrapper): SQL<string> =>
  sql<string>`left(${column}, ${sql.raw(String(excerptLength + 1))})`

/** Returns the excerpt of a text that `excerptOf` read, cut between grapheme clusters. */
export const excerpt = (text: string): string => beginningOf(text, excerptLength)

/** Returns a `like` pattern for texts that contain this one. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Sorts after every UUIDv7. The first page is the page after this id. */
export const beyondAllIds = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Memoises a function by key. The cache is unbounded, so there must be few keys.
 * @param nameOf returns a unique name of a key
 */
export function memoize<Key, T>(
  make: (key: Key) => T,
  nameOf: (key: Key) => string | number,
): (key: Key) => T {
  const made = new Map<string | number, T>()
  return (key) => {
    const name = nameOf(key)
    const value = made.get(name) ?? make(key)
    made.set(name, value)
    return value
  }
}

/** Prepares a selection once per number of rows. @param name that of the statement, which gets the number; may be empty */
export const preparedBySize = <Row>(
  database: Database,
  name: string,
  select: (rows: number) => Selection<Row>,
) =>
  memoize(
    (rows: number) => prepared(database, name && `${name}_${rows}`, select(rows)),
    (rows) => rows,
  )

/**
 * Returns a function that reads a page of a list.
 * @param select returns the selection of the rows after the placeholder `after`, which sorts after all ids at first
 */
export function preparedPages<Row>(
  database: Database,
  name: string,
  select: (rows: number) => Selection<Row>,
) {
  const first = preparedBySize(database, name, select)
  return async ({ limit, after = beyondAllIds }: PageRequest, given: object): Promise<Page<Row>> =>
    pageOf(await first(limit + 1).execute({ after, ...given }), limit)
}
