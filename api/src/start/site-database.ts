import { startEmbeddedPostgres } from '@bucketeer/embedded-postgres'
import type { Logger } from 'pino'
import { constants } from 'node:fs'
import { access, mkdir, opendir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../config'
import { codeOf, reasonOf } from '../contract/error-reason'
import {
  closeDatabase,
  keepsSessions,
  supportsUnicodeCase,
  openDatabase,
  ping,
  type Database,
  StartError,
} from '@bucketeer/host/server'

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

const noSessions =
  'a pooler gives each transaction another session there. With PgBouncer, set pool_mode = session'

async function openExternal(url: string, log: Logger): Promise<SiteDatabase> {
  const connection = { connectionString: url }
  const database = openDatabase({ connection, log })
  try {
    if (!(await keepsSessions(database.$client))) throw new Error(noSessions)
    await ping(database)
    if (!(await supportsUnicodeCase(database))) log.warn(asciiLocale)
    return { database, stop: () => closeDatabase(database) }
  } catch (error) {
    await closeDatabase(database)
    throw new StartError(
      `DATABASE_URL: cannot use the database at ${withoutPassword(url)}: ${reasonOf(error)}.${advice[codeOf(error)] ?? ''}`,
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
  '08P01':
    ' With PgBouncer, set pool_mode = session and ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout.',
  '28P01': ' Correct the password.',
  '3D000': ' Create it, for example with createdb.',
}

function withoutPassword(url: string) {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Creates the data folder if it is missing. @throws StartError when it cannot be read and written */
export async function prepareDataDir(dataDir: string) {
  const folder = resolve(dataDir)
  try {
    await createFolder(folder)
    await (await opendir(folder)).close()
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    throw new StartError(
      `DATA_DIR: ${folder} cannot be read and written (${codeOf(error)}). Choose another folder.`,
      error,
    )
  }
}

/** Replaces Node's recursive mkdir, which never returns for a path below /proc. */
async function createFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  await createFolder(dirname(folder))
  await mkdir(folder)
}

const exists = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  )
