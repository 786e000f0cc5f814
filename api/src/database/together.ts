import { sql, type SQL } from 'drizzle-orm'
import { setImmediate } from 'node:timers/promises'
import type { Prepared } from './prepared'

/** As texts: a `bytea` as PostgreSQL writes it, `\x00ff`. */
type KeyType = 'uuid' | 'bytea'

/** The keys that are asked for as a table to select from, and its columns. */
type Asked<Name extends string> = Record<Name, SQL> & {
  keys: SQL
  /** To be selected: which of the keys a row is for, from 1. */
  place: SQL<number>
}

/**
 * PostgreSQL must not see how many keys there are: it would plan a query for few of them anew each time, where one plan
 * does for any number.
 */
const askedFor = <Name extends string>(types: Record<Name, KeyType>) => {
  const columns = Object.entries<KeyType>(types)
  const lists = columns.map(([name, type]) => sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])`)
  const names = [...columns.map(([name]) => name), 'place'].map((name) => sql.identifier(name))
  const keys = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality asked(${sql.join(names, sql`, `)})`
  const fields = columns.map(([name]) => [name, sql`asked.${sql.identifier(name)}`])
  return { ...Object.fromEntries(fields), keys, place: sql<number>`asked.place` } as Asked<Name>
}

interface Turn<Key, Row> {
  keys: Map<string, Key>
  rows: Promise<Map<string, Row[]>>
}

/** More are asked for by a further query, on another connection: who has few waits for no more than that. */
const mostKeys = 100

/**
 * Rows by key, where many ask for theirs at a time: one query for all keys that are asked for in a turn of the event
 * loop. Of fifty people who call at once some ten are in one turn, and cost the server and its database little more than
 * one does; who calls alone waits for nobody.
 * @param types what a key consists of
 * @param prepare a selection from `keys` that has their `place` in each row
 * @returns what gives the rows of one key, in the order in which they are selected; who asks for the same key at the same
 * time is given the same rows
 */
export function together<Name extends string, Row extends { place: number }>(
  types: Record<Name, KeyType>,
  prepare: (asked: Asked<Name>) => Prepared<Row>,
) {
  type Key = Record<Name, string>
  const query = prepare(askedFor(types))
  const names = Object.keys(types) as Name[]
  let turn: Turn<Key, Row> | undefined

  const read = async (keys: Map<string, Key>) => {
    const lists = names.map((name) => [name, [...keys.values()].map((key) => key[name])])
    const found = [...keys].map((): Row[] => [])
    for (const row of await query.execute(Object.fromEntries(lists))) found[row.place - 1]?.push(row)
    return new Map([...keys.keys()].map((text, index) => [text, found[index] ?? []]))
  }

  const begin = (): Turn<Key, Row> => {
    const keys = new Map<string, Key>()
    const end = () => {
      if (turn?.keys === keys) turn = undefined
      return read(keys)
    }
    return { keys, rows: setImmediate().then(end) }
  }

  return async (key: Key): Promise<Row[]> => {
    turn ??= begin()
    const { keys, rows } = turn
    const text = names.map((name) => key[name]).join(' ')
    keys.set(text, key)
    if (keys.size === mostKeys) turn = undefined
    return (await rows).get(text) ?? []
  }
}
