import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './database'
import { migrationsFolder } from './migrations-folder'
import { disableTimeouts } from './timeouts'

/** An arbitrary id that no other advisory lock on the database server has. */
const lock = 7_261_403_518

/**
 * Applies the pending SQL migrations in the order of their names, each in its own transaction. When several servers
 * start at once, one migrates and the others wait.
 * @returns the names of the applied migrations
 */
export const migrate = (database: Database, folder = migrationsFolder): Promise<string[]> =>
  underMigrationLock(database, (client) => applyMissing(client, folder))

/** Runs the work while holding the migration lock. */
export async function underMigrationLock<T>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect()
  try {
    await disableTimeouts(client)
    await lockMigrations(client)
    return await work(client)
  } finally {
    // Closing the connection releases the lock and resets the settings, after a failure too.
    client.release(true)
  }
}

/** Acquires the lock until the connection ends. */
export const lockMigrations = (client: pg.PoolClient) => client.query('select pg_advisory_lock($1)', [lock])

/** Creates the table of applied migrations. */
export const createMigrationsTable = (client: pg.PoolClient) =>
  client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )

async function applyMissing(client: pg.PoolClient, folder: string) {
  await createMigrationsTable(client)
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const missing = (await migrationFiles(folder)).filter((name) => !applied.has(name))
  for (const name of missing) await apply(client, folder, name)
  return missing
}

/** Lists all migrations of this version in order. */
export const migrationFiles = async (folder = migrationsFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()

const appliedMigrations = async ({ $client }: Database): Promise<string[]> => {
  const { rows: tables } = await $client.query<{ migrations: string | null }>(
    `select to_regclass('migrations')::text as migrations`,
  )
  if (!tables[0]?.migrations) return []
  const { rows } = await $client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/** Returns the migrations of this version that the database lacks. */
export const pendingMigrations = async (database: Database): Promise<string[]> => {
  const applied = await appliedMigrations(database)
  return (await migrationFiles()).filter((name) => !applied.includes(name))
}

/** Returns the applied migrations that this version does not know: the database is of a newer version. */
export const unknownMigrations = async (database: Database): Promise<string[]> => {
  const known = await migrationFiles()
  return (await appliedMigrations(database)).filter((name) => !known.includes(name))
}

async function apply(client: pg.PoolClient, folder: string, name: string) {
  try {
    await client.query('begin')
    await applyMigration(client, name, folder)
    await client.query('commit')
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error })
  }
}

/** Applies a migration within the open transaction. */
export async function applyMigration(client: pg.PoolClient, name: string, folder = migrationsFolder) {
  await client.query(await readFile(join(folder, name), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
}
