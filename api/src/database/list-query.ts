import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { excerptLength } from '../contract/texts'

/**
 * `order by <column> desc limit <count>` with the number written into the statement: Drizzle's own `limit` binds it,
 * which costs more than a quarter of such a query. The number must have been checked.
 */
export const newestFirst = (column: SQLWrapper, count: number): SQL =>
  sql`${column} desc limit ${sql.raw(String(Math.trunc(count)))}`

/** As `newestFirst`, the other way round. */
export const oldestFirst = (column: SQLWrapper, count: number): SQL =>
  sql`${column} asc limit ${sql.raw(String(Math.trunc(count)))}`

/**
 * The beginning of a long text, cut between code points. PostgreSQL reads no more than that of a text that it keeps
 * outside of its row.
 */
export const excerptOf = (column: SQLWrapper): SQL<string> =>
  sql<string>`left(${column}, ${sql.raw(String(excerptLength))})`

/** No UUIDv7 sorts after it, so that a first page is one after this. */
export const beyondAllIds = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Makes what belongs to a key the first time it is asked for, and keeps it. For keys of which there are few.
 * @param nameOf tells keys apart
 */
export function remembered<Key, T>(
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

/** Prepares a query once for each number of rows that is asked for; there are as many as allowed page sizes. */
export const preparedBySize = <T>(prepare: (rows: number) => T) => remembered(prepare, (rows) => rows)
