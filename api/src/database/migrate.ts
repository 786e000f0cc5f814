import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Database } from './database'
import { migrationsFolder } from './migrations-folder'

/** Any number that nothing else on the same server locks. */
const lock = 7_261_403_518

/**
 * Brings the tables to what this version needs: applies, in the order of their names, the SQL files that have not been
 * applied, each as a whole or not at all. Several servers may start at once; one does it and the others wait.
 * @returns the names of those it applied.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const client = await database.$client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    return await applyMissing(client, folder)
  } finally {
    // Gives up the lock and the settings with the connection, also after a failure.
    client.release(true)
  }
}

async function applyMissing(client: pg.PoolClient, folder: string) {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const applied = new Set(rows.map(({ name }) => name))
  const missing = (await migrationFiles(folder)).filter((name) => !applied.has(name))
  for (const name of missing) await apply(client, folder, name)
  return missing
}

const migrationFiles = async (folder: string) =>
  (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()

async function apply(client: pg.PoolClient, folder: string, name: string) {
  const statements = await readFile(join(folder, name), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    throw new Error(`The migration ${name} failed.`, { cause: error })
  }
}
