import { oneLine, stillOff } from '../../../bin/print.mjs'
import { isArchive } from '../../../bin/root.mjs'
import { findParts } from '../../build/parts/parts'
import { readOrigin } from './origin'
import { type BuiltRelease, builtOf, sendTogether, type SentTogether } from './send-release'
import type { Served, Site } from './site-calls.mjs'

/** The last entry in the history of a part. */
interface Skipped {
  event: string
  who: string
  at: string
  /** Whether the version of this checkout was released there before. */
  wasLive: boolean
}

const verbs: Record<string, string> = {
  canary: 'canary released',
  withdrawn: 'canary withdrawn',
  off: 'switched off',
  on: 'switched on',
}

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const

/** Returns an age such as `2 h ago`, in the largest unit with at least one whole. */
function ago(at: string, now: number) {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const [size, unit] = units.find(([each]) => seconds >= each) ?? [1, 's']
  return `${Math.floor(seconds / size)} ${unit} ago`
}

interface Left {
  part: string
  /** Null when the part is no longer served. */
  served: Pick<Served, 'live'> | null
  skipped: Skipped
  /** The version that this checkout built. */
  here: string
}

/** Returns the call of a start that releases these parts. */
function startCall(named: string[]) {
  const [call, option] = isArchive ? ['bucketeer serve', '--release'] : ['npm start', '-- --release']
  return named.length > 0 ? [call, option, ...named].join(' ') : call
}

/** Returns a line that says why a start did not release a part, and how to release it. */
export function skippedLine({ part, served, skipped, here }: Left, now = Date.now()): string {
  const { event, who, at, wasLive } = skipped
  const live = served ? `live ${served.live}` : 'nothing live'
  const last = `${verbs[event] ?? event} by ${oneLine(who)}, ${ago(at, now)}`
  const own = `this ${isArchive ? 'archive' : 'checkout'} has ${here}${wasLive ? ', which was live before' : ''}`
  return `${part}: ${live} (${last}); ${own}. To release it: ${startCall([part])}`
}

interface StartOutcome {
  skipped: Skipped | null
}

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
export async function releaseBuilt(site: Site, named: string[], builds = findParts().map(builtOf)) {
  try {
    return linesOf(builds, named, await send(site, builds, named))
  } catch (error) {
    if (!(error instanceof Error) || !(await hasShell(site))) throw error
    return [`Nothing was released, and the live versions stay live: ${error.message}`]
  }
}
