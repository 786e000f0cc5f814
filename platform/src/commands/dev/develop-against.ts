import { createServer } from 'node:net'
import { exitWithZeroOnSignal } from '../../../bin/shutdown.mjs'
import type { DevServer } from './dev-server'

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** Returns the first free port of this machine, beginning with the given one. */
export const freePortFrom = async (port: number): Promise<number> =>
  (await isFree(port)) ? port : freePortFrom(port + 1)

/** `closed` sites do not allow overrides, `open` sites do. */
type SiteKind = 'none' | 'closed' | 'open'

const waitMs = 3000
const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(waitMs) }).catch(() => undefined)

/** Returns which kind of site responds at an address. */
export async function siteAt(address: string): Promise<SiteKind> {
  const registry = await ask(`${address}/registry.json`)
  if (!registry?.ok) return 'none'
  const script = await ask(`${address}/overrides.js`)
  return script?.headers.get('content-type')?.startsWith('text/javascript') ? 'open' : 'closed'
}

/** @throws Error that says how to get a site that can be developed against */
export function expectOpen(address: string, kind: SiteKind) {
  if (kind === 'none') throw new Error(`No Bucketeer answers at ${address}.`)
  if (kind === 'closed')
    throw new Error(
      `${address} does not allow overrides. Its operator can start it with ALLOW_OVERRIDES=true, unless it is a public site.`,
    )
}

/** Returns the link that asks the user whether to replace the site's parts by these in the tab. */
function overridesLink(address: string, servers: Pick<DevServer, 'address' | 'part'>[]): string {
  const asked = servers.map((server) => `override=${server.part.name}@${server.address}`)
  return `${address}/?${asked.join('&')}`
}

/** Prints the link to a site that shows these parts in one tab, and waits until this process is told to end. */
export function showInTab(address: string, servers: DevServer[]): Promise<never> {
  exitWithZeroOnSignal()
  console.log(`\n  Open ${overridesLink(address, servers)}`)
  console.log('  The site asks once and replaces them in that tab only. Ctrl-C stops it.\n')
  // A signal ends the development servers too.
  return new Promise<never>(() => {})
}
