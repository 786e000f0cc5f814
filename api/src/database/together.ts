import { sql, type SQL } from 'drizzle-orm'
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

interface Question<Row> {
  rows: Promise<Row[]>
  answer(rows: Row[]): void
  refuse(reason: unknown): void
}

const ask = <Row>(): Question<Row> => {
  const question: Partial<Question<Row>> = {}
  question.rows = new Promise<Row[]>((answer, refuse) => Object.assign(question, { answer, refuse }))
  return question as Question<Row>
}

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
  const query = prepare(askedFor(types))
  const names = Object.keys(types) as Name[]
  let questions = new Map<string, Question<Row> & { key: Record<Name, string> }>()

  const askAll = async () => {
    const turn = [...questions.values()]
    questions = new Map()
    try {
      const lists = names.map((name) => [name, turn.map(({ key }) => key[name])])
      const rows = turn.map((): Row[] => [])
      for (const row of await query.execute(Object.fromEntries(lists))) rows[row.place - 1]?.push(row)
      turn.forEach(({ answer }, index) => answer(rows[index] ?? []))
    } catch (reason) {
      turn.forEach(({ refuse }) => refuse(reason))
    }
  }

  return (key: Record<Name, string>): Promise<Row[]> => {
    if (questions.size === 0) setImmediate(() => void askAll())
    const text = names.map((name) => key[name]).join(' ')
    const question = questions.get(text) ?? { ...ask<Row>(), key }
    questions.set(text, question)
    return question.rows
  }
}
