import { resolve } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { closeDatabase, openDatabase } from '../database/database'
import { serveInProcess } from '../start/serve-in-process'
import type { RunningSite } from '../start/start-site'
import { openStore } from '../store/open-store'
import { sendLastMetrics } from './site-metrics'

/** The variable in which a worker gets the connection to the database, as JSON. */
export const connectionVariable = 'WORKER_CONNECTION'

/** The connections of a server without workers. */
const connectionsOfServer = 10

/** A worker needs several, because a request in a transaction holds one while others wait. */
const minConnections = 3

/** Returns the share of one worker of a maximum of the site, at least one. */
const shareOf = (max: number, { workers }: Config) => Math.ceil(max / workers)

/**
 * Serves requests in a worker. The primary process has prepared the database, and checked the port. The maxima of
 * concurrent requests are divided, because connections are handed to the workers in turn.
 */
export async function startWorkerSite(config: Config, log: Logger): Promise<RunningSite> {
  const max = Math.max(minConnections, shareOf(connectionsOfServer, config))
  const connection = { ...JSON.parse(process.env[connectionVariable] ?? '{}'), max }
  const database = openDatabase({ connection, log })
  const ownConfig = {
    ...config,
    maxCalls: shareOf(config.maxCalls, config),
    maxCallsByAddress: shareOf(config.maxCallsByAddress, config),
  }
  const store = openStore({ ...config, dataDir: resolve(config.dataDir) })
  const { address, close } = await serveInProcess({ config: ownConfig, database, store, log })
  const stop = async () => {
    await close()
    await sendLastMetrics()
    await closeDatabase(database)
  }
  return { address, demoLogin: undefined, stop }
}
