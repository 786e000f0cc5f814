import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { columnValues } from '../database/column-values'
import { type Database, disableTimeouts } from '@bucketeer/host/server'

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A row of `access_changes`. */
const AccessChange = Type.Object({
  id: Type.String({ pattern: `^${id}$` }),
  thing: Type.String(),
  subject: Type.String({ pattern: `^${id}( ${id})?$` }),
  state: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
  at: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T' }),
})
export type AccessChange = Static<typeof AccessChange>

/** @returns undefined for another text */
export function parseAccessChange(line: string): AccessChange | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return Value.Check(AccessChange, value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The number of changes in one object of the store. */
const batchSize = 1000

const asJson = `to_jsonb(change) - 'stored_at'`

/** Returns the changes of a site since a day before a backup. An empty database has no tables. */
export async function readAccessChanges(transaction: pg.PoolClient, madeAt: string): Promise<AccessChange[]> {
  const found = await transaction.query(`select from pg_class where oid = to_regclass('access_changes')`)
  if (found.rowCount === 0) return []
  return columnValues<AccessChange>(
    transaction,
    `select ${asJson} from access_changes change where at > $1::timestamptz - interval '1 day'`,
    [madeAt],
  )
}

/** The last change of each thing after the backup. */
const lastOf = (thing: string) =>
  `(select subject, state from last_changes where thing = '${thing}' offset 0) change`
const isOf = (table: string) => `${table}.id = change.subject::uuid`

/** Sets a time, such as that of a suspension. */
const setTime = (table: string, column: string) =>
  `update ${table} set ${column} = (change.state ->> '${column}')::timestamptz from ${lastOf(table)}
   where ${isOf(table)} and ${table}.${column} is null and change.state ->> '${column}' is not null`

const setFalse = (table: string, column: string) =>
  `update ${table} set ${column} = false from ${lastOf(table)}
   where ${isOf(table)} and ${table}.${column} and change.state ->> '${column}' = 'false'`

/** @param from the values, the narrowest first */
function narrow(table: string, column: string, from: string[], also = '') {
  const rank = (value: string) => `array_position(array['${from.join(`', '`)}'], ${value})`
  const value = `change.state ->> '${column}'`
  return `update ${table} set ${column} = ${value}${also} from ${lastOf(table)}
    where ${isOf(table)} and ${rank(value)} < ${rank(`${table}.${column}`)}`
}

const remove = (table: string) =>
  `delete from ${table} using ${lastOf(table)} where ${isOf(table)} and change.state is null`

/** The count of a Kick leaves out hidden comments. */
const hideComments = `
  with hidden as (${setTime('comments', 'hidden_at')} returning kick_id), counted as (
    update kicks set comment_count = comment_count - gone.comments
    from (select kick_id, count(*) as comments from hidden group by kick_id) gone
    where kicks.id = gone.kick_id
  ) select from hidden`

const audiences = ['Private', 'Followers', 'Members', 'Public']
const hideable = ['buckets', 'kicks', 'journals', 'log_entries']
const removable = ['stories', 'comments', 'log_entries', 'journals', 'buckets', 'kicks']

interface Values {
  /** Of a password that nobody knows. */
  passwordHash: string
}

/** The statements that take something away again, by what they change. None gives anything back. */
const statementsBy = (values: Values): Record<string, (string | pg.QueryConfig)[]> => ({
  'suspended accounts': [
    setTime('users', 'suspended_at'),
    `update users set suspended_until = greatest(suspended_until, (change.state ->> 'suspended_until')::timestamptz)
       from ${lastOf('suspensions')} where ${isOf('users')} and change.state ->> 'suspended_until' is not null`,
  ],
  moderators: [
    `update users set role = 'Member' from ${lastOf('roles')}
       where ${isOf('users')} and role <> 'Member' and change.state ->> 'role' = 'Member'`,
  ],
  'changed passwords, which their owners have to reset': [
    {
      text: `update users set password_hash = $1 from ${lastOf('passwords')} where ${isOf('users')}`,
      values: [values.passwordHash],
    },
  ],
  'changed e-mail addresses, whose accounts have none now': [
    `update users set email_key = 'UNREACHABLE ' || users.id from ${lastOf('emails')}
       where ${isOf('users')} and email_key not like 'UNREACHABLE %'`,
  ],
  'revoked deploy tokens': [setTime('deploy_tokens', 'revoked_at')],
  'ended links': [
    `update share_links set ended_at = now() from ${lastOf('share_links')}
       where ${isOf('share_links')} and ended_at is null`,
  ],
  'blocked or muted people': [
    `insert into blocks (blocker_id, blocked_id, is_mute)
       select blocker.id, blocked.id, (change.state ->> 'is_mute')::boolean from ${lastOf('blocks')}
       join users blocker on blocker.id = split_part(subject, ' ', 1)::uuid
       join users blocked on blocked.id = split_part(subject, ' ', 2)::uuid
       where state is not null
       on conflict (blocker_id, blocked_id) do update set is_mute = false
       where blocks.is_mute and not excluded.is_mute`,
  ],
  'ended follows': [
    `delete from follows using ${lastOf('follows')}
       where follower_id = split_part(subject, ' ', 1)::uuid and followee_id = split_part(subject, ' ', 2)::uuid
         and follows.state = 'accepted' and change.state ->> 'state' is distinct from 'accepted'`,
  ],
  'hidden things': [...hideable.map((table) => setTime(table, 'hidden_at')), hideComments],
  'narrowed audiences': [
    ...['buckets', 'kicks', 'log_entries'].map((table) => narrow(table, 'audience', audiences)),
    narrow('journals', 'audience', audiences, `, visibility = 'Private'`),
  ],
  'wishes that a Bucket no longer shows': [
    `update bucket_kicks set is_shown = false from ${lastOf('bucket_kicks')}
       where bucket_id = split_part(subject, ' ', 1)::uuid and kick_id = split_part(subject, ' ', 2)::uuid
         and is_shown and change.state ->> 'is_shown' = 'false'`,
  ],
  'places that are less exact or not shown': [
    narrow('kicks', 'place_precision', ['country', 'area', 'exact']),
    setFalse('journals', 'shows_places'),
  ],
  'deleted things': [setTime('kicks', 'withdrawn_at'), ...removable.map(remove)],
})

export const createAccessChangeRepository = (database: Database) => ({
  /**
   * Stores the oldest changes that the store lacks. Those that another server is storing are left out.
   * @param store called within the transaction, so that changes stay to be stored after a failure
   * @returns whether there may be more
   */
  storeOldest: (store: (changes: AccessChange[]) => Promise<void>) =>
    database.transaction(async (transaction): Promise<boolean> => {
      const { rows } = await transaction.execute<{ change: AccessChange }>(
        sql`select ${sql.raw(asJson)} as change from access_changes change
            where stored_at is null order by at limit ${batchSize} for update skip locked`,
      )
      if (rows.length === 0) return false
      const changes = rows.map(({ change }) => change)
      await store(changes)
      const ids = sql.param(changes.map((change) => change.id))
      await transaction.execute(
        sql`update access_changes set stored_at = now() where id = any (${ids}::uuid[])`,
      )
      return rows.length === batchSize
    }),

  /**
   * Adds changes to a restored site, and takes away what those took away that its backup does not have.
   * @returns the number of changed things by their kind, without those of zero
   */
  async repeat(changes: AccessChange[], values: Values): Promise<[string, number][]> {
    const client = await database.$client.connect()
    try {
      await disableTimeouts(client)
      await client.query('begin')
      await client.query('create temp table last_changes (like access_changes) on commit drop')
      for (let from = 0; from < changes.length; from += batchSize)
        await client.query(
          `with added as (
             insert into access_changes (id, thing, subject, state, at)
             select * from jsonb_to_recordset($1)
               as change (id uuid, thing text, subject text, state jsonb, at timestamptz)
             on conflict (id) do nothing
             returning *
           ) insert into last_changes select * from added`,
          [JSON.stringify(changes.slice(from, from + batchSize))],
        )
      await client.query(
        `delete from last_changes earlier using last_changes later
         where (later.thing, later.subject) = (earlier.thing, earlier.subject)
           and (later.at, later.id) > (earlier.at, earlier.id)`,
      )
      const counts: [string, number][] = []
      for (const [kind, statements] of Object.entries(statementsBy(values))) {
        let count = 0
        for (const statement of statements) count += (await client.query(statement)).rowCount ?? 0
        if (count > 0) counts.push([kind, count])
      }
      await client.query('commit')
      return counts
    } finally {
      // Destroys the connection, which rolls back after a failure.
      client.release(true)
    }
  },
})
