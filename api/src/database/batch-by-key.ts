import DataLoader from 'dataloader'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '@bucketeer/host/server'
import { prepared, type Prepared, type Selection } from './prepared'

/** Keys are bound as text: a `bytea` in the form `\x00ff`. */
type KeyType = 'uuid' | 'bytea'

/** The keys of a batch as a table to select from, and its columns. */
type KeyTable<Name extends string> = Record<Name, SQL> & {
  keys: SQL
  /** To be selected: the position of a row's key in the batch, from 1. */
  place: SQL<number>
}

/**
 * Hides the number of keys from PostgreSQL, which would otherwise plan a query with few keys at each execution instead
 * of using a generic plan.
 */
function keyTable<Name extends string>(types: Record<Name, KeyType>) {
  const columns = Object.entries<KeyType>(types)
  const lists = columns.map(([name, type]) => sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`)
  const names = [...columns.map(([name]) => name), 'place'].map((name) => sql.identifier(name))
  const keys = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality asked(${sql.join(names, sql`, `)})`
  const fields = columns.map(([name]) => [name, sql`asked.${sql.identifier(name)}`])
  return { ...Object.fromEntries(fields), keys, place: sql<number>`asked.place` } as KeyTable<Name>
}

/** Maximum number of keys per query. More keys are split over several queries, on several connections. */
const maxBatchSize = 100

/**
 * Batches lookups by key: one query reads all keys that are requested in one turn of the event loop, each once: lookups of
 * the same key get the same rows. A lone lookup is not delayed. No later lookup gets these rows.
 * @param name the name of the prepared statement
 * @param types the PostgreSQL types of the columns of a key
 * @param select returns a selection from `keys` that has their `place` in each row
 * @param finish makes the row that the lookups get, once for all of those that share it
 * @returns a function that resolves with the rows of one key, in the order of the selection
 */
export function batchByKey<Name extends string, Row extends { place: number }>(
  database: Database,
  name: string,
  types: Record<Name, KeyType>,
  select: (table: KeyTable<Name>) => Selection<Row>,
  finish = (row: Row): Row => row,
) {
  type Key = Record<Name, string>
  // Built at the first lookup. An app has dozens, and a test of it uses few.
  let query: Prepared<Row> | undefined
  const names = Object.keys(types) as Name[]

  const readBatch = async (keys: readonly Key[]) => {
    loader.clearAll()
    query ??= prepared(database, name, select(keyTable(types)))
    const lists = names.map((name) => [name, keys.map((key) => key[name])])
    const found = keys.map((): Row[] => [])
    for (const row of await query.execute(Object.fromEntries(lists))) found[row.place - 1]?.push(finish(row))
    return found
  }

  const loader = new DataLoader(readBatch, {
    cacheKeyFn: (key: Key) => names.map((name) => key[name]).join(' '),
    maxBatchSize,
    // Requests that arrive together are handled in one turn of the event loop, and `nextTick` would run before its end.
    batchScheduleFn: (dispatch) => void setImmediate(dispatch),
  })
  return (key: Key): Promise<Row[]> => loader.load(key)
}
