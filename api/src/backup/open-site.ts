import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findRunningPostgres } from '@bucketeer/embedded-postgres'
import pino from 'pino'
import type { Site } from '../app-deps'
import type { Config } from '../config'
import { closeDatabase, openDatabase, openStore } from '@bucketeer/host/server'
import { openSiteDatabase, prepareDataDir } from '../start/site-database'
import { BackupError } from './backup-error'

interface OpenedSite extends Site {
  /** Closes the connections, and stops PostgreSQL if this process started it. */
  close(): Promise<void>
}

const log = pino({ level: 'silent' })

/** Opens the database and store of a site, whether it runs or not. @throws BackupError or StartError without one */
async function openSite(config: Config): Promise<OpenedSite> {
  const dataDir = resolve(config.dataDir)
  const store = openStore({ ...config, dataDir })
  const connection = config.databaseUrl ? undefined : await findRunningPostgres(dataDir)
  if (connection) {
    const database = openDatabase({ connection, log })
    return { database, store, close: () => closeDatabase(database) }
  }
  if (!config.databaseUrl && !(await stat(join(dataDir, 'postgres')).catch(() => undefined)))
    throw new BackupError(
      `There is no site in ${dataDir}: set DATA_DIR to its data folder, or set DATABASE_URL.`,
    )
  return open(config, dataDir)
}

/** Opens a stopped site, or creates an empty one. @throws StartError when the site runs or cannot be opened */
export const openStoppedSite = async (config: Config): Promise<OpenedSite> =>
  open(config, await prepareDataDir(config.dataDir))

async function open(config: Config, dataDir: string): Promise<OpenedSite> {
  const { database, stop } = await openSiteDatabase({ ...config, dataDir }, log)
  return { database, store: openStore({ ...config, dataDir }), close: stop }
}

/** Opens a site, and closes it after the work. @throws BackupError or StartError if it cannot be opened */
export async function withSite<T>(config: Config, work: (site: OpenedSite) => Promise<T>, open = openSite) {
  const site = await open(config)
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}
