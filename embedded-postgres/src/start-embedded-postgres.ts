import { join, resolve } from 'node:path'
import { connectionThrough, type EmbeddedConnection } from './embedded-connection'
import { keepRunning } from './keep-running'
import type { Log } from './launcher-message'
import { launchPostgres } from './launcher-process'
import { newSocketDir } from './socket-dir'
import pg from 'pg'

/** Creates the site's database if it is missing. Its connection also proves that the server responds. */
const ensureDatabase = async (connection: EmbeddedConnection): Promise<void> => {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  } finally {
    await client.end()
  }
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** Resolves when PostgreSQL has stopped. Close the connections first. */
  stop(): Promise<void>
}

interface Options {
  /** The data are in its folder `postgres`; missing folders are created. */
  dataDir: string
  log: Log
}

/**
 * Starts the embedded PostgreSQL, and restarts it whenever it ends by itself. It stops when the site ends or is
 * killed.
 * @throws Error with one sentence for the operator
 */
export const startEmbeddedPostgres = async ({ dataDir, log }: Options): Promise<EmbeddedPostgres> => {
  const folder = join(resolve(dataDir), 'postgres')
  const socketDir = newSocketDir()
  const launch = () => launchPostgres({ folder, socketDir, log })
  const connection = connectionThrough(socketDir)
  const first = await launch()
  await ensureDatabase(connection).catch(async (error: unknown) => {
    await first.stop()
    throw error
  })
  return { connection, stop: keepRunning(first, launch, log) }
}
