import type { FastifyInstance } from 'fastify'

interface SiteAddress {
  publicUrl?: string
  host: string
  port: number
}

/**
 * Returns the public origin of the site, for links in mails and pages: `PUBLIC_URL`, or else the listening address. A
 * Host header is never used, because the client chooses it.
 */
export function siteOrigin(app: FastifyInstance, config: SiteAddress): string {
  const address = app.server.address()
  return configuredOrigin(address && typeof address === 'object' ? { ...config, port: address.port } : config)
}

/** Returns the origin by the configuration alone, for commands beside the server. */
export const configuredOrigin = ({ publicUrl, host, port }: SiteAddress): string =>
  publicUrl ?? `http://${hostForBrowsers(host)}:${port}`

/** Replaces the wildcard addresses, which browsers cannot open, and brackets an IPv6 address. */
function hostForBrowsers(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
