import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { DatabaseTimeouts } from '@bucketeer/host/server'

export interface TestDatabase {
  url: string
  /** Options of `pg.Pool` and `pg.Client`. */
  connection: { connectionString: string }
  /** Drops the database and closes its open connections. */
  drop(): Promise<void>
}

/** For tests of locks, which wait for each other on a busy machine. */
export const longTimeouts: DatabaseTimeouts = { connection: 60_000, statement: 60_000, idle: 70_000 }

/** Creates an empty database for one test file. */
export const createTestDatabase = (): Promise<TestDatabase> => copyDatabase('template0')

/** Creates a database with all tables, as a copy of a template: ten times as fast as the migrations. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  copyDatabase(process.env['TEST_DATABASE_TEMPLATE'] ?? 'template0')

/** Creates a copy of a database without open connections. Copying files takes half of the time of a copy by the log. */
export const copyDatabase = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return {
    url: url.href,
    connection: { connectionString: url.href },
    drop: () => runOnServer(`drop database if exists ${name} with (force)`),
  }
}

const runOnServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return url
  throw new Error('TEST_DATABASE_URL is not set: these tests run under Jest with test/global-setup.ts.')
}
