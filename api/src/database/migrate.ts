import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hostMigrations } from '@bucketeer/host'
import type pg from 'pg'
import { gte } from 'semver'
import { type Database, disableTimeouts, serverVersion, StartError } from '@bucketeer/host/server'
import { columnValues } from './column-values'

const here = import.meta.url

/** The product's migrations. In a build, they are next to the bundle, with those of the host. */
const productMigrations = fileURLToPath(
  new URL(here.endsWith('.ts') ? '../../migrations' : './migrations', here),
)

/** The folders with the migrations of this version. Their names form one order. */
const ownFolders = [...new Set([hostMigrations, productMigrations])]

/** An arbitrary id that no other advisory lock on the database server has. */
const lock = 7_261_403_518

/**
 * Applies the pending SQL migrations in the order of their names, each in its own transaction. When several servers
 * start at once, one migrates and the others wait.
 * @returns the names of the applied migrations
 * @throws NewerDatabase if this version cannot use the database; nothing is changed then
 */
export async function migrate(database: Database, folders = ownFolders): Promise<string[]> {
  const client = await database.$client.connect()
  try {
    await disableTimeouts(client)
    await lockMigrations(client)
    return await applyMissing(client, folders)
  } finally {
    // Closing the connection releases the lock and resets the settings, after a failure too.
    client.release(true)
  }
}

/** Acquires the lock until the connection ends. */
export const lockMigrations = (client: pg.PoolClient) => client.query('select pg_advisory_lock($1)', [lock])

/** Creates the table of applied migrations. `oldest_server` is the oldest version that works after the migration. */
export async function createMigrationsTable(client: pg.PoolClient): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), oldest_server text)',
  )
}

interface Applied {
  name: string
  oldestServer: string | null
}

/** The database is of a newer version, which this one cannot use. The message tells the operator what to do. */
export class NewerDatabase extends StartError {
  override name = 'NewerDatabase'

  constructor(names: string[]) {
    super(
      `The database is of a newer version of Bucketeer (it has ${names.join(', ')}), and ${serverVersion} cannot use it: start the newer version, or restore the backup from before the upgrade with --replace. See docs/operations/upgrade.md. Nothing was changed.`,
    )
  }
}

async function applyMissing(client: pg.PoolClient, folders: string[]) {
  await createMigrationsTable(client)
  const applied = await readApplied(client)
  const known = await migrationNames(folders)
  const refused = incompatibleWith(known, applied)
  if (refused.length > 0) throw new NewerDatabase(refused)
  const names = new Set(applied.map(({ name }) => name))
  const missing = known.filter((name) => !names.has(name))
  for (const name of missing) await apply(client, name, folders)
  return missing
}

async function readApplied(client: pg.PoolClient | pg.Pool): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select name, oldest_server as "oldestServer" from migrations order by name',
  )
  return rows
}

/** Returns the migrations of a newer version that do not name a version up to this one as the oldest that works. */
const incompatibleWith = (known: string[], applied: Applied[]): string[] =>
  applied.flatMap(({ name, oldestServer }) =>
    known.includes(name) || (oldestServer !== null && gte(serverVersion, oldestServer)) ? [] : [name],
  )

const oldestServerLine = /^-- oldest-server: (\d+\.\d+\.\d+)$/m

/** Returns the oldest version of the server that works after a migration; null if the migration names none. */
export const oldestServerOf = (sql: string): string | null => oldestServerLine.exec(sql)?.[1] ?? null

/** Returns the files of all migrations by name. */
async function migrationFiles(folders: string[]): Promise<Map<string, string>> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => [name, join(folder, name)] as const)),
  )
  return new Map(files.flat().filter(([name]) => /^\d{4}_\w+\.sql$/.test(name)))
}

/** Lists all migrations of this version in order. */
export const migrationNames = async (folders = ownFolders): Promise<string[]> =>
  [...(await migrationFiles(folders)).keys()].sort()

async function appliedMigrations({ $client }: Database): Promise<Applied[]> {
  const [table] = await columnValues<string | null>($client, `select to_regclass('migrations')::text`)
  return table ? readApplied($client) : []
}

/** Returns the migrations of this version that the database lacks, with the oldest server that works after each. */
export async function pendingMigrations(database: Database): Promise<Applied[]> {
  const applied = (await appliedMigrations(database)).map(({ name }) => name)
  const pending = (await migrationNames()).filter((name) => !applied.includes(name))
  return Promise.all(
    pending.map(async (name) => ({ name, oldestServer: oldestServerOf(await readMigration(name)) })),
  )
}

/** Returns the applied migrations of a newer version. This version works with them, or does not. */
export async function newerMigrations(database: Database): Promise<string[]> {
  const known = await migrationNames()
  return (await appliedMigrations(database)).flatMap(({ name }) => (known.includes(name) ? [] : [name]))
}

/** Returns the applied migrations of a newer version that this version does not work with. */
export const incompatibleMigrations = async (database: Database): Promise<string[]> =>
  incompatibleWith(await migrationNames(), await appliedMigrations(database))

async function apply(client: pg.PoolClient, name: string, folders: string[]) {
  try {
    await client.query('begin')
    await applyMigration(client, name, folders)
    await client.query('commit')
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error })
  }
}

/** @throws Error for a name that this version does not have */
export async function readMigration(name: string, folders = ownFolders): Promise<string> {
  const file = (await migrationFiles(folders)).get(name)
  if (!file) throw new Error(`There is no migration ${name}.`)
  return readFile(file, 'utf8')
}

/** Applies a migration within the open transaction. */
export async function applyMigration(client: pg.PoolClient, name: string, folders = ownFolders) {
  const sql = await readMigration(name, folders)
  await client.query(sql)
  await client.query('insert into migrations (name, oldest_server) values ($1, $2)', [
    name,
    oldestServerOf(sql),
  ])
}
