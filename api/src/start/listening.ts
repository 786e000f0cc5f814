import { isNativeError } from 'node:util/types'
import { createServer } from 'node:net'
import type { Config } from '../config'
import { StartError } from './start-error'

type Place = Pick<Config, 'port' | 'host'>

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is taken. Stop what listens there, or choose another port.`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}. Choose one above 1023.`,
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
export async function requireFreePort({ port, host }: Place) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, { port, host })))
    server.listen({ port, host }, () => server.close(() => resolve()))
  })
}
