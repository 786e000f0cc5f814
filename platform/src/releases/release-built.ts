import { join } from 'node:path'
import { builtRelease } from '../parts/built-release'
import { findParts } from '../parts/parts'
import { readOrigin } from './origin'
import { skippedLine, type Skipped, startCall } from './skipped-parts'
import { stillOff } from './still-off.mjs'
import { type BuiltRelease, type SentTogether, sendTogether } from './send-release'
import type { Site } from './site-calls.mjs'

interface StartOutcome {
  skipped: Skipped | null
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

const send = async (site: Site, builds: BuiltRelease[], named: string[]) =>
  sendTogether<StartOutcome>(site, builds, {
    why: startCall(named),
    origin: await readOrigin(false),
    start: { named },
  })

const linesOf = (builds: BuiltRelease[], named: string[], { parts }: SentTogether<StartOutcome>) =>
  parts.flatMap(({ part, served, skipped }) => {
    const here = builds.find(({ release }) => release.part === part)?.release.version ?? 'none'
    if (skipped && served?.live !== here) return [skippedLine({ part, served, skipped, here })]
    if (served?.isOff && named.includes(part)) return [stillOff(part)]
    return []
  })

/**
 * Makes the built version of a part live where the site has no release of it, or where a start made the last change and the
 * version is new. All parts go live together or none does.
 *
 * @param named parts to release regardless of their history
 * @returns lines to print: which parts were not released, and why
 * @throws Error with the site's reason when it refuses the release and has no shell
 */
export const releaseBuilt = async (site: Site, named: string[], builds = builtParts()): Promise<string[]> => {
  try {
    return linesOf(builds, named, await send(site, builds, named))
  } catch (error) {
    if (!(error instanceof Error) || !(await hasShell(site))) throw error
    return [`Nothing was released, and the live versions stay live: ${error.message}`]
  }
}
