import { isNativeError } from 'node:util/types'
import { createServer } from 'node:net'
import type { Config } from '../config'
import { StartError } from './start-error'

interface Place extends Pick<Config, 'port' | 'host'> {
  /** The variable that says the port. */
  variable?: 'PORT' | 'METRICS_PORT'
}

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, variable = 'PORT' }) =>
    `${variable}: ${port} is taken. Stop what listens there, or choose another port.`,
  EACCES: ({ port, variable = 'PORT' }) =>
    `${variable}: this user may not listen on ${port}. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is not an address of this machine.`,
}

/** What went wrong in listening there, as one line. */
export function listenError(error: unknown, place: Place) {
  const code = isNativeError(error) && 'code' in error ? String(error.code) : ''
  return new StartError(
    reasons[code]?.(place) ?? `Cannot listen on ${place.host}:${place.port} (${code}).`,
    error,
  )
}

/**
 * Tries whether the port can be had before anything is started for it.
 * @throws StartError when it cannot.
 */
export async function requireFreePort({ port, host, variable }: Place) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, { port, host, variable })))
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
}
