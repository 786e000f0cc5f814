import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { type Database, disableTimeouts } from '@bucketeer/host/server'
import { columnValues } from '../database/column-values'
import type { Manifest, TableCopy } from './manifest'

/** Deletes sessions, links and archives, which may have ended or been used since the backup. */
const neverRestored = ['sessions', 'password_resets', 'email_changes', 'invitations', 'archives']

/** Tables without a backup: places are loaded again, and rate limits start from zero. */
const excluded = ['places', 'place_names', 'place_editions', 'limits', 'login_attempts', ...neverRestored]

type Table = Omit<TableCopy, 'rows'>
type Sequence = Manifest['sequences'][number]

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ')

/** Queries of a backup, which all read one snapshot. */
export const createSnapshotRepository = (client: pg.PoolClient) => ({
  /** Starts the snapshot. */
  async begin(): Promise<void> {
    await disableTimeouts(client)
    await client.query('set datestyle = iso; set timezone = utc')
    await client.query('begin isolation level repeatable read, read only')
    // PostgreSQL takes the snapshot at the first query.
    await client.query('select')
  },

  migrations: () => columnValues<string>(client, 'select name from migrations order by name'),

  /** Returns all tables with their writable columns. */
  async tables(): Promise<Table[]> {
    const { rows } = await client.query<Table>(
      `select relname as name, json_agg(attname order by attnum) filter (where attgenerated = '') as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = current_schema()::regnamespace and relkind = 'r'
         and attnum > 0 and not attisdropped and relname <> all($1)
       group by relname order by relname`,
      [excluded],
    )
    return rows
  },

  copyOut: (table: Table) =>
    client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`)),

  async sequences(): Promise<Sequence[]> {
    const names = await columnValues<string>(
      client,
      'select sequencename from pg_sequences where schemaname = current_schema() order by 1',
    )
    const found: Sequence[] = []
    for (const name of names) {
      const { rows: at } = await client.query<Omit<Sequence, 'name'>>(
        `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
      )
      found.push(...at.map((state) => ({ name, ...state })))
    }
    return found
  },

  pictures: () => columnValues<string>(client, 'select id from pictures order by id'),

  // Files of a removed part may be deleted.
  manifests: () => columnValues<unknown>(client, 'select manifest from releases where removed_at is null'),

  /** Returns the hashes of the tarballs of packages. */
  packages: () => columnValues<string>(client, 'select distinct sha384 from shell_packages'),
})

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** Queries of a restore, which all run in one transaction. */
export const createRestoreRepository = (client: pg.PoolClient) => ({
  async begin(): Promise<void> {
    await disableTimeouts(client)
    await client.query('set datestyle = iso; set timezone = utc')
    await client.query('begin')
  },
  commit: () => client.query('commit'),

  /** Counts the connected servers of the site. */
  async countServers(): Promise<number> {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'bucketeer%'`,
    )
    return rowCount ?? 0
  },

  /** Returns the names of all tables. */
  tables: () =>
    columnValues<string>(
      client,
      `select relname from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
         and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
    ),

  pictures: () => columnValues<string>(client, 'select id from pictures'),

  async clear(): Promise<void> {
    for (const schema of await columnValues<string>(client, 'select current_schema()::text')) {
      await client.query(`drop schema ${quoted(schema)} cascade; create schema ${quoted(schema)}`)
      await client.query(`grant usage on schema ${quoted(schema)} to public`)
    }
  },

  /** Drops the foreign keys, because tables that reference each other cannot be filled one by one. */
  async dropForeignKeys(): Promise<ForeignKey[]> {
    const { rows } = await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
    )
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
    return rows
  },

  async addForeignKeys(keys: ForeignKey[]): Promise<void> {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  },

  /** Deletes the rows that migrations insert. */
  async empty(tables: Table[]): Promise<void> {
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  },

  /** Disables or enables the triggers, which would count the restored rows a second time. */
  async setTriggers(change: 'disable' | 'enable', tables: Table[]): Promise<void> {
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${change} trigger user`)
  },

  copyIn: (table: Table) =>
    client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`)),

  async setSequences(sequences: Sequence[]): Promise<void> {
    for (const { name, value, isCalled } of sequences)
      await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled])
  },
})

/** Queries of the site itself, beside those of a backup or a restore. */
export const createSiteRepository = ({ $client: pool }: Database) => ({
  /** Checks the current state instead of the snapshot. */
  async isPictureRegistered(id: string): Promise<boolean> {
    const { rowCount } = await pool.query('select from pictures where id = $1', [id])
    return rowCount === 1
  },

  /** Schedules the deletion of pictures that were not restored. */
  async scheduleRemoval(ids: string[]): Promise<void> {
    await pool.query(
      `insert into removed_pictures (id)
       select id from unnest($1::uuid[]) as old (id) where not exists (select from pictures where pictures.id = old.id)
       on conflict do nothing`,
      [ids],
    )
  },

  accountIds: () => columnValues<string>(pool, 'select id from users order by id'),

  /** Updates the planner's statistics. */
  analyze: () => pool.query('analyze'),
})
