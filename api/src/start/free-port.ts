import { isNativeError } from 'node:util/types'
import { createServer } from 'node:net'
import { StartError } from '@bucketeer/host/server'
import type { Config } from '../config'

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
export function listenError(error: unknown, address: ListenAddress) {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
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
