import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

/**
 * Where people find the site, for links that leave it: what the configuration says, else where it listens. Never what
 * a request says of itself in its Host header, which its sender chooses.
 */
export function siteOrigin(app: FastifyInstance, { publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl
  const listening = app.server.address()
  return `http://${reachable(host)}:${listening && typeof listening === 'object' ? listening.port : port}`
}

/** An address that stands for all of the machine's leads nowhere from a browser. */
function reachable(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
