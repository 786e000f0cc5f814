import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './database'
import { migrationsFolder } from './migrations-folder'
import { disableTimeouts } from './timeouts'

/** Any number that nothing else on the same server locks. */
const lock = 7_261_403_518

/**
 * Brings the tables to what this version needs: applies, in the order of their names, the SQL files that have not been
 * applied, each as a whole or not at all. Several servers may start at once; one does it and the others wait.
 * @returns the names of those it applied.
 */
export const migrate = (database: Database, folder = migrationsFolder): Promise<string[]> =>
  underMigrationLock(database, (client) => applyMissing(client, folder))

/** Does the work while no other server changes the tables. */
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
    // Gives up the lock and the settings with the connection, also after a failure.
    client.release(true)
  }
}

/** Waits until nobody else changes the tables; given up with the connection. */
export const lockMigrations = (client: pg.PoolClient) => client.query('select pg_advisory_lock($1)', [lock])

/** Where the applied ones are noted. */
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

/** All that this version has, in their order. */
export const migrationFiles = async (folder = migrationsFolder): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()

async function apply(client: pg.PoolClient, folder: string, name: string) {
  try {
    await client.query('begin')
    await applyMigration(client, name, folder)
    await client.query('commit')
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error })
  }
}

/** Applies one as part of the transaction that is open. */
export async function applyMigration(client: pg.PoolClient, name: string, folder = migrationsFolder) {
  await client.query(await readFile(join(folder, name), 'utf8'))
  await client.query('insert into migrations (name) values ($1)', [name])
}
