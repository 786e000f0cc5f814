import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from '../app'
import type { Config } from '../config'
import type { AppDeps } from '../app-deps'
import { listenError } from './free-port'

interface Serving {
  /** The listening address, such as `http://127.0.0.1:3000`. */
  address: string
  /** Completes the requests in flight. The database stays open. */
  close(): Promise<void>
}

/** The size of the operating system's accept queue. Node's default of 511 drops connections in a burst. */
const backlog = 4096

/** Serves requests. @throws StartError when it cannot listen */
export async function serve({ log, ...deps }: AppDeps & { log: Logger }): Promise<Serving> {
  const app = await buildApp({ ...deps, log })
  const address = await listen(app, deps.config)
  return { address, close: () => app.close() }
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app
    .listen({ port, host, backlog, listenTextResolver: () => 'The server listens' })
    .catch(async (error: unknown) => {
      await app.close()
      throw listenError(error, { port, host })
    })
