import { join } from 'node:path'
import { builtRelease } from '../parts/built-release'
import { findParts } from '../parts/parts'
import { checkoutId } from './checkout-id'
import { leftAloneLine, type LeftAlone } from './left-alone'
import { stillOff } from './still-off.mjs'
import { type BuiltRelease, sendMissing } from './send-release'
import { askSite, type Served, type Site } from './site-calls.mjs'

interface Outcome {
  missing: string[]
  /** Empty while files are missing. */
  parts: { part: string; served: Served | null; leftAlone: LeftAlone | null }[]
}

const builtParts = (): BuiltRelease[] =>
  findParts().map((part) => {
    const release = builtRelease(part)
    if (!release) throw new Error(`${part.name} is not built.`)
    return { folder: join(part.folder, 'dist'), release }
  })

const hasShell = ({ address }: Site) =>
  fetch(`${address}/registry.json`).then(
    ({ ok }) => ok,
    () => false,
  )

const send = async (site: Site, builds: BuiltRelease[], named: string[]): Promise<Outcome> => {
  const body = {
    releases: builds.map(({ release }) => release),
    why: ['npm start', ...(named.length > 0 ? ['-- --release', ...named] : [])].join(' '),
    start: { checkout: checkoutId(), named },
  }
  const ask = () => askSite<Outcome>(site, '/api/release/batch', { method: 'POST', body, isLong: true })
  const outcome = await ask()
  if (outcome.missing.length === 0) return outcome
  await sendMissing(site, builds, outcome.missing)
  return ask()
}

const linesOf = (builds: BuiltRelease[], named: string[], { parts }: Outcome) =>
  parts.flatMap(({ part, served, leftAlone }) => {
    const here = builds.find(({ release }) => release.part === part)?.release.version ?? 'none'
    if (leftAlone && served?.live !== here) return [leftAloneLine({ part, served, leftAlone, here })]
    if (served?.isOff && named.includes(part)) return [stillOff(part)]
    return []
  })

/**
 * Makes the built version of every part live on a site that has none of it, or that has what a start of this checkout
 * released last. All of them go live together or none does.
 *
 * @param named parts to release whoever released them last
 * @returns lines for whoever started the site: what it left as it is, and why
 * @throws Error with the site's reason when it refuses and has no shell to show
 */
export const releaseBuilt = async (site: Site, named: string[], builds = builtParts()): Promise<string[]> => {
  try {
    const outcome = await send(site, builds, named)
    if (outcome.missing.length > 0) throw new Error('The site still lacks files of this release.')
    return linesOf(builds, named, outcome)
  } catch (error) {
    if (!(error instanceof Error) || !(await hasShell(site))) throw error
    return [`Nothing was released, and what is live stays so: ${error.message}`]
  }
}
