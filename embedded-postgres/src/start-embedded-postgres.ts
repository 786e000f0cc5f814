import { join, resolve } from 'node:path'
import { connectionThrough, type EmbeddedConnection } from './embedded-connection'
import { ensureDatabase } from './ensure-database'
import { keepRunning } from './keep-running'
import type { Log } from './launcher-message'
import { launchPostgres } from './launcher-process'
import { newSocketDir } from './socket-dir'

export interface EmbeddedPostgres {
  connection: EmbeddedConnection
  /** Resolves when PostgreSQL has stopped. End the connections first. */
  stop(): Promise<void>
}

interface Options {
  /** The data lie in its folder `postgres`; both are made when missing. */
  dataDir: string
  log: Log
}

/**
 * Starts the PostgreSQL that comes with the site, and starts it again whenever it ends by itself. It stops when
 * the site ends, also when that is killed.
 * @throws an Error whose message is one sentence for the person who starts the site.
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
