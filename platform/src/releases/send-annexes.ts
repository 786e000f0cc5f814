import type { Annex } from '../contract/annex'
import type { Release } from '../contract/release'
import { oneLine } from './one-line.mjs'
import { askSite, callSite, type Served, type Site } from './site-calls.mjs'

type Versioned = Pick<Release, 'part' | 'version'>

/** Returns the state of every part of a site. */
export const readServed = async (site: Site): Promise<Served[]> =>
  (await askSite<{ served: Served[] }>(site, '/api/release?limit=1', { method: 'GET' })).served

/** Returns whether any visitor gets this version. */
const isServed = (served: Served[], { part, version }: Versioned): boolean =>
  served.some((each) => each.part === part && [each.live, each.canary?.version].includes(version))

/** Returns whether any visitor of a site can get both versions of an annex. */
export const canBeShown = (served: Served[], { part, version, shell }: Omit<Annex, 'pages'>): boolean =>
  isServed(served, { part, version }) && isServed(served, { part: 'shell', version: shell })

/**
 * Sends annexes of released remotes to a site. A refusal fails nothing, because pages work without them.
 * @returns lines to print: which annexes the site does not have, and why
 */
export const sendAnnexes = async (site: Site, annexes: Annex[]): Promise<string[]> => {
  const lines: string[] = []
  for (const annex of annexes) {
    const { part, ...body } = annex
    await callSite(site, `/api/release/${part}/annex`, { method: 'PUT', body, isLong: true }).catch(
      (error: unknown) =>
        lines.push(
          `No prerendered pages of ${part}: ${oneLine(error instanceof Error ? error.message : String(error))}`,
        ),
    )
  }
  return lines
}
