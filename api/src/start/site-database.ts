import { isNativeError } from 'node:util/types'
import { startEmbeddedPostgres } from '@bucketeer/embedded-postgres'
import type { Logger } from 'pino'
import {
  closeDatabase,
  type Database,
  openDatabase,
  ping,
  StartError,
  supportsUnicodeCase,
} from '@bucketeer/host/server'
import type { Config } from '../config'

interface SiteDatabase {
  database: Database
  /** Closes the connections, and stops PostgreSQL if it is embedded. */
  stop(): Promise<void>
}

/** Opens the configured database. @throws StartError when it cannot be reached */
export const openSiteDatabase = (config: Config, log: Logger): Promise<SiteDatabase> =>
  config.databaseUrl ? openExternal(config.databaseUrl, log) : openEmbedded(config, log)

const asciiLocale =
  'The locale of this database is C, so searches are case-sensitive for letters beyond ASCII. Create the database with a UTF-8 locale, such as C.UTF-8.'

async function openExternal(url: string, log: Logger): Promise<SiteDatabase> {
  const connection = { connectionString: url }
  const database = openDatabase({ connection, log })
  try {
    await ping(database)
    if (!(await supportsUnicodeCase(database))) log.warn(asciiLocale)
    return { database, stop: () => closeDatabase(database) }
  } catch (error) {
    await closeDatabase(database)
    throw new StartError(
      `DATABASE_URL: cannot use the database at ${withoutPassword(url)}: ${reasonOf(error)}.${adviceFor(error)}`,
      error,
    )
  }
}

async function openEmbedded({ dataDir }: Config, log: Logger): Promise<SiteDatabase> {
  const postgres = await startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    throw new StartError(reasonOf(error), error)
  })
  const { connection } = postgres
  const database = openDatabase({ connection, log })
  const stop = async () => {
    await closeDatabase(database)
    await postgres.stop()
  }
  return { database, stop }
}

const advice: Record<string, string> = {
  ECONNREFUSED: ' Is PostgreSQL running there, and is the port right?',
  ENOTFOUND: ' Is the name of the host right?',
  '28P01': ' Correct the password.',
  '3D000': ' Create it, for example with createdb.',
}

function adviceFor(error: unknown) {
  return isNativeError(error) && 'code' in error ? (advice[String(error.code)] ?? '') : ''
}

function withoutPassword(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Falls back to the code: an AggregateError of several addresses has no message. */
function reasonOf(error: unknown) {
  if (!isNativeError(error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
