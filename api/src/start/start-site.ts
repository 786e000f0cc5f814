import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app'
import type { Config } from '../config'
import type { Database } from '../database/database'
import { migrate } from '../database/migrate'
import { demoLoginOf, type DemoLogin } from '../demo/demo-login'
import { seedDemo } from '../demo/seed-demo'
import { keepGazetteer } from '../gazetteer/keep-gazetteer'
import { waitingToConnect } from '../http/doors'
import { openStore } from '../store/open-store'
import type { ObjectStore } from '../store/object-store'
import { listenError, requireFreePort } from './listening'
import { openSiteDatabase } from './site-database'
import { usableFolder } from './usable-folder'

export interface RunningSite {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string
  /** With what one can look around; undefined where there is no demo content. */
  demoLogin: DemoLogin | undefined
  /** Finishes what is in flight, then ends everything that was started. */
  stop(): Promise<void>
}

/**
 * Starts the whole site: database, tables, demo content, calls and pages.
 * @throws StartError for what the configuration or the machine does not allow; nothing is left running then.
 */
export async function startSite(config: Config, log: Logger): Promise<RunningSite> {
  await requireFreePort(config)
  const dataDir = await usableFolder(config.dataDir)
  const { database, stop } = await openSiteDatabase({ ...config, dataDir }, log)
  try {
    const store = openStore({ ...config, dataDir })
    await prepare({ database, store }, config, log)
    const app = await buildApp({ config, database, store, log })
    const address = await listen(app, config)
    const demoLogin = await demoLoginOf(database)
    const gazetteer = config.loadPlaces ? keepGazetteer({ database, log }) : null
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
  const isWanted = config.seedDemo ?? config.databaseUrl === undefined
  if (isWanted && (await seedDemo({ database, store })))
    log.info('Filled the empty database with demo content')
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app
    .listen({
      port,
      host,
      backlog: waitingToConnect,
      listenTextResolver: (address) => `Listening on ${address}`,
    })
    .catch(async (error: unknown) => {
      await app.close()
      throw listenError(error, { port, host })
    })
