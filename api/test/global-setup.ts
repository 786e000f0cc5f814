import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedConnection } from '@bucketeer/embedded-postgres'
import pg from 'pg'
import { closeDatabase, openDatabase } from '@bucketeer/host/server'
import { migrate } from '../src/database/migrate'
import { createTestDatabase } from './test-database'

declare global {
  /** Passes the server to the teardown, which Jest loads separately. */
  var stopTestPostgres: (() => Promise<void>) | undefined
}

const silent = () => undefined

/**
 * Starts a PostgreSQL for the whole run, unless TEST_DATABASE_URL is set, and creates the migrated database that tests
 * copy.
 */
const startTestPostgres = async (): Promise<void> => {
  if (!process.env['TEST_DATABASE_URL']) await startEmbedded()
  const { url, drop } = await createTestDatabase()
  const database = openDatabase({ connection: { connectionString: url }, log: { warn: silent } })
  await migrate(database)
  await closeDatabase(database)
  process.env['TEST_DATABASE_TEMPLATE'] = new URL(url).pathname.slice(1)
  const stopServer = globalThis.stopTestPostgres
  globalThis.stopTestPostgres = () => drop().then(() => stopServer?.())
}

const startEmbedded = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-test-'))
  const log = { debug: silent, info: silent, warn: silent, error: silent }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  await disableSync(connection)
  process.env['TEST_DATABASE_URL'] = urlOf(connection)
  globalThis.stopTestPostgres = async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Trades durability for speed. */
const disableSync = async (connection: EmbeddedConnection): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

const urlOf = ({ host, port, user, database }: EmbeddedConnection): string =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

export default startTestPostgres
