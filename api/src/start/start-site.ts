import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, missingAboutOperator } from '../config'
import { loggable, openStore } from '@bucketeer/host/server'
import type { AppDeps } from '../app-deps'
import { migrate } from '../database/migrate'
import { findDemoLogin, seedDemo, type DemoLogin } from '../demo/seed-demo'
import { loadGazetteerInBackground } from '../gazetteer/load-in-background'
import { inspectMapFile } from '../modules/map/inspect-map-file'
import { mapFileOf } from '../modules/map/map-file'
import { forgetFailedDeletions } from '../modules/user/delete-account'
import { requireFreePort, serve } from './serve'
import { openSiteDatabase, prepareDataDir } from './site-database'

export interface RunningSite {
  /** The listening address, such as `http://127.0.0.1:3000`. */
  address: string
  /** Undefined without demo content. */
  demoLogin: DemoLogin | undefined
  /** Completes the requests in flight, then stops everything that was started. */
  stop(): Promise<void>
}

const noMail =
  'SMTP_URL is not set: this site sends no mail. Links to choose a new password are written to this folder, for you to pass on'

const publicDemo =
  'This site has the demo people, and everybody knows the password of one: suspend them, or start an empty site with SEED_DEMO=false'

/**
 * Starts the site: opens and migrates the database, seeds demo content, and listens.
 * @throws StartError; leaves nothing running then
 */
export async function startSite(config: Config, log: Logger): Promise<RunningSite> {
  await requireFreePort(config)
  if (config.metricsPort !== undefined)
    await requireFreePort({ host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
  const dataDir = await prepareDataDir(config.dataDir)
  const { database, stop } = await openSiteDatabase({ ...config, dataDir }, log)
  try {
    const store = openStore({ ...config, dataDir })
    await prepare({ config, database, store }, log)
    const { address, close } = await serve({ config, database, store, log })
    if (!config.smtpUrl) log.warn({ folder: join(dataDir, 'mail') }, noMail)
    const missing = missingAboutOperator(config)
    if (missing) log.warn(`${missing}: pages do not fully say who runs this site, and whom to ask`)
    await warnAboutMapFile(config, log)
    const demoLogin = await findDemoLogin(database)
    if (demoLogin && config.publicUrl) log.warn({ publicUrl: config.publicUrl }, publicDemo)
    const gazetteer = config.loadPlaces ? loadGazetteerInBackground({ database, log }) : undefined
    return { address, demoLogin, stop: () => Promise.all([close(), gazetteer?.stop()]).then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

async function warnAboutMapFile(config: Config, log: Logger) {
  const file = mapFileOf(config)
  const found = file && (await inspectMapFile(file))
  if (found && 'problem' in found)
    log.warn(
      { file: file.place, problem: found.problem },
      'The map shows no streets, because the file of MAP_PMTILES cannot be used. Correct it and start again: see docs/operations/maps.md',
    )
}

async function prepare({ config, ...site }: AppDeps, log: Logger) {
  const applied = await migrate(site.database)
  if (applied.length > 0) log.info({ applied }, 'Migrated the database')
  await forgetFailedDeletions(site).catch((error: unknown) =>
    log.warn({ err: loggable(error) }, 'Could not remove the records of failed deletions'),
  )
  const shouldSeed = config.seedDemo ?? config.databaseUrl === undefined
  if (shouldSeed && (await seedDemo(site))) log.info('Seeded the empty database with demo content')
}
