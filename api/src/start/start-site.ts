import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { loggable } from '../database/failures'
import { migrate } from '../database/migrate'
import { findDemoLogin, type DemoLogin } from '../demo/demo-login'
import { seedDemo } from '../demo/seed-demo'
import { loadGazetteerInBackground } from '../gazetteer/load-in-background'
import { forgetFailedDeletions } from '../modules/user/delete-account'
import { fillEmailKeys } from '../modules/user/email-keys/fill-email-keys'
import { openStore } from '../store/open-store'
import type { ObjectStore } from '../store/object-store'
import { restrictFolderPermissions } from './folder-permissions'
import { listenError, requireFreePort } from './free-port'
import { openSiteDatabase } from './site-database'
import { prepareDataDir } from './data-dir'

export interface RunningSite {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string
  /** With what one can look around; undefined where there is no demo content. */
  demoLogin: DemoLogin | undefined
  /** Finishes what is in flight, then ends everything that was started. */
  stop(): Promise<void>
}

const noMail =
  'SMTP_URL is not set: this site sends no mail, so links to choose a new password are files in this folder, for you to hand on. CONTACT says whom people ask'

/**
 * Starts the whole site: database, tables, demo content, calls and pages.
 * @throws StartError for what the configuration or the machine does not allow; nothing is left running then.
 */
export async function startSite(config: Config, log: Logger): Promise<RunningSite> {
  await requireFreePort(config)
  if (config.metricsPort !== undefined)
    await requireFreePort({ host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' })
  const dataDir = await prepareDataDir(config.dataDir)
  await restrictFolderPermissions(dataDir, log)
  const { database, stop } = await openSiteDatabase({ ...config, dataDir }, log)
  try {
    const store = openStore({ ...config, dataDir })
    await prepare({ database, store }, config, log)
    const app = await buildApp({ config, database, store, log })
    const address = await listen(app, config)
    if (!config.smtpUrl) log.warn({ folder: join(dataDir, 'mail') }, noMail)
    const demoLogin = await findDemoLogin(database)
    const gazetteer = config.loadPlaces ? loadGazetteerInBackground({ database, log }) : null
    return { address, demoLogin, stop: () => Promise.all([app.close(), gazetteer?.stop()]).then(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Prepared {
  database: Database
  store: ObjectStore
}

async function prepare({ database, store }: Prepared, config: Config, log: Logger) {
  const applied = await migrate(database)
  if (applied.length > 0) log.info({ applied }, 'Brought the tables up to date')
  const shared = await fillEmailKeys(database)
  if (shared.length > 0)
    log.warn(
      { accounts: shared },
      'These accounts have the e-mail of an older one in other letters and cannot be logged in to: see docs/operations/accounts.md',
    )
  await forgetFailedDeletions({ database, store }).catch((error: unknown) =>
    log.warn({ err: loggable(error) }, 'The records of deletions that failed could not be removed'),
  )
  const isWanted = config.seedDemo ?? config.databaseUrl === undefined
  if (isWanted && (await seedDemo({ database, store })))
    log.info('Filled the empty database with demo content')
}

/** Connections that the operating system queues until the server accepts them; Node's default of 511 drops a burst. */
const backlog = 4096

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app
    .listen({
      port,
      host,
      backlog,
      listenTextResolver: (address) => `Listening on ${address}`,
    })
    .catch(async (error: unknown) => {
      await app.close()
      throw listenError(error, { port, host })
    })
