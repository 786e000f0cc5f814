import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { codeOf } from '../contract/error-reason'
import { StartError } from '@bucketeer/host/server'
import { buildApp } from '../app'
import type { AppDeps } from '../app-deps'

interface ListenAddress extends Pick<Config, 'port' | 'host'> {
  /** The variable of the port, for error messages. Default: PORT. */
  variable?: 'PORT' | 'METRICS_PORT'
}

const messages: Record<string, (address: ListenAddress) => string> = {
  EADDRINUSE: ({ port, variable = 'PORT' }) =>
    `${variable}: ${port} is already in use. Stop the other program, or choose another port.`,
  EACCES: ({ port, variable = 'PORT' }) =>
    `${variable}: this user may not listen on ${port}. Choose a port above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is not an address of this machine.`,
}

/** Converts an error of `listen` to a one-line message. */
function listenError(error: unknown, address: ListenAddress) {
  const code = codeOf(error)
  return new StartError(
    messages[code]?.(address) ?? `Cannot listen on ${address.host}:${address.port} (${code}).`,
    error,
  )
}

/** Checks that the port is free before anything else is started. @throws StartError */
export async function requireFreePort({ port, host, variable }: ListenAddress) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, { port, host, variable })))
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
}

/** The size of the operating system's accept queue. Node's default of 511 drops connections in a burst. */
const backlog = 4096

/** Serves requests. @throws StartError when it cannot listen */
export async function serve({ log, ...deps }: AppDeps & { log: Logger }) {
  const app = await buildApp({ ...deps, log })
  const address = await listen(app, deps.config)
  return {
    /** The listening address, such as `http://127.0.0.1:3000`. */
    address,
    /** Completes the requests in flight. The database stays open. */
    close: () => app.close(),
  }
}

const listen = (app: FastifyInstance, { port, host }: Config) =>
  app
    .listen({ port, host, backlog, listenTextResolver: () => 'The server listens' })
    .catch(async (error: unknown) => {
      await app.close()
      throw listenError(error, { port, host })
    })
