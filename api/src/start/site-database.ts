import { isNativeError } from 'node:util/types'
import { startEmbeddedPostgres } from '@bucketeer/embedded-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { closeDatabase, knowsLetters, openDatabase, ping, type Database } from '../database/database'
import { StartError } from './start-error'

interface SiteDatabase {
  database: Database
  /** Ends the connections, and PostgreSQL too if it is ours. */
  stop(): Promise<void>
}

/** The database that the configuration asks for, answering. @throws StartError when there is none. */
export const openSiteDatabase = (config: Config, log: Logger): Promise<SiteDatabase> =>
  config.databaseUrl ? useDatabase(config.databaseUrl, log) : embedDatabase(config, log)

const plainLocale =
  'The locale of this database is plain C, so searches mind capital letters beyond ASCII. Create it with a UTF-8 locale, such as C.UTF-8.'

async function useDatabase(url: string, log: Logger): Promise<SiteDatabase> {
  const database = openDatabase({ connection: { connectionString: url }, log })
  try {
    await ping(database)
    if (!(await knowsLetters(database))) log.warn(plainLocale)
    return { database, stop: () => closeDatabase(database) }
  } catch (error) {
    await closeDatabase(database)
    throw new StartError(
      `DATABASE_URL: cannot use the database at ${withoutPassword(url)}: ${reasonOf(error)}.`,
      error,
    )
  }
}

async function embedDatabase({ dataDir }: Config, log: Logger): Promise<SiteDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    throw new StartError(reasonOf(error), error)
  })
  const database = openDatabase({ connection: postgres.connection, log })
  const stop = async () => {
    await closeDatabase(database)
    await postgres.stop()
  }
  return { database, stop }
}

function withoutPassword(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Several failed addresses of one host have no message of their own, but a code. */
function reasonOf(error: unknown) {
  if (!isNativeError(error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
