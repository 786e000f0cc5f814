import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app'
import type { Config } from '../config'
import type { AppDeps } from '../http/app-deps'
import { listenError } from './free-port'
import type { StartError } from './start-error'

/** A server that listens, in this process or in workers. */
export interface Serving {
  /** The listening address, such as `http://127.0.0.1:3000`. */
  address: string
  /** Resolves when it can serve no longer. */
  failed?: Promise<StartError>
  /** Completes the requests in flight. The database stays open. */
  close(): Promise<void>
}

/** The size of the operating system's accept queue. Node's default of 511 drops connections in a burst. */
const backlog = 4096

/** Serves requests in this process. @throws StartError when it cannot listen */
export async function serveInProcess({ log, ...deps }: AppDeps & { log: Logger }): Promise<Serving> {
  const app = await buildApp({ ...deps, log })
  const address = await listen(app, deps.config)
  return { address, close: () => app.close() }
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app
    .listen({
      port,
      host,
      backlog,
      listenTextResolver: (address) =>
        cluster.worker
          ? `Worker ${cluster.worker.id} is listening, as process ${process.pid}`
          : `Listening on ${address}`,
    })
    .catch(async (error: unknown) => {
      await app.close()
      throw listenError(error, { port, host })
    })
