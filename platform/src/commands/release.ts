import type { Args } from '../../bin/command-line.mjs'
import { isBuilt } from '../build/parts/built'
import { findPart } from '../build/parts/parts'
import { checkPart } from './releases/check-part'
import { countedFiles, oneLine, step, stillOff } from '../../bin/print.mjs'
import { dryRun } from './releases/dry-run'
import { readOrigin } from './releases/origin'
import { type BuiltRelease, builtOf, sendRelease, sendTogether } from './releases/send-release'
import { findSite } from './releases/site-access.mjs'
import { askSite, type Served, type Site } from './releases/site-calls.mjs'
import { build } from './build'
import { expectPackable, packAside } from './run-site'

/**
 * Asks the site whether the token may release a part, before building it.
 * @throws Refused with the site's reason
 */
const expectGoodToken = (site: Site, part: string) => askSite(site, `/api/release/${part}`)

interface ReleaseOptions {
  why: string | undefined
  canary: number | undefined
  isUnchecked: boolean
}

/** Sends one release alone, or several in one transaction. */
async function send(site: Site, builds: BuiltRelease[], { why, canary, isUnchecked }: ReleaseOptions) {
  const origin = await readOrigin(isUnchecked)
  const [one, ...others] = builds
  if (one && others.length === 0) {
    const { folder, release } = one
    const { served, ...upload } = await sendRelease(site, folder, release, { why, canary, origin })
    return { served: [served], ...upload }
  }
  const { parts, ...upload } = await sendTogether(site, builds, { why, origin })
  return { served: parts.map(({ served }) => served), ...upload }
}

function reportServed(served: Served[], canary?: number) {
  const [first] = served
  console.log(
    canary && first
      ? `  Live for ${canary} % of the visitors; the others keep ${first.live}.`
      : '  Live for everybody. Open pages keep the previous version.',
  )
  for (const each of served) if (each.isOff) console.log(`  ${stillOff(each.part)}`)
}

/**
 * `npm run release -- kicks [-m WHY] [--to URL] [--canary PERCENT] [--unchecked]`: checks and builds that
 * part and makes it live on a site. `npm run release -- shell people`: the same for several parts, all or none.
 * `--dry-run`: the same checks, and changes nothing.
 */
export async function run({ values, positionals }: Args<'release'>) {
  const parts = [...new Set(positionals)].map(findPart)
  const canary = values.canary === undefined ? undefined : Number(values.canary)
  const isDryRun = values['dry-run'] === true
  if (canary && isDryRun) throw new Error('A dry run has no canary. It checks a release to everybody.')
  if (canary && parts.length > 1)
    throw new Error('A canary has one part. Release several parts to everybody.')
  const site = await findSite(values.to)
  for (const part of parts) await expectGoodToken(site, part.name)
  const isUnchecked = values.unchecked === true
  if (!isUnchecked) for (const part of parts) await checkPart(part)
  const hasShell = parts.some(({ name }) => name === 'shell')
  if (hasShell) await expectPackable(site)
  const builds: BuiltRelease[] = []
  for (const part of parts) {
    if (!isBuilt(part)) await build(part)
    builds.push(builtOf(part))
  }

  if (isDryRun) {
    const { lines, isRefused } = await dryRun(site, builds)
    for (const line of lines) console.log(line)
    return isRefused ? 1 : 0
  }

  const names = builds.map(({ release: { part, version } }) => `${part} ${version}`).join(', ')
  const { served, files, bytes } = await step(`Sending ${names}`, () =>
    send(site, builds, { why: oneLine(values.message), canary, isUnchecked }),
  )
  if (isUnchecked) console.log('  Not checked; the history and /status say so.')
  console.log(`  ${countedFiles(files)}, ${Math.ceil(bytes / 1000)} kB, that ${site.address} did not have.`)
  if (hasShell) await packAside(site)
  reportServed(
    served.filter((each) => each !== null),
    canary,
  )
  return 0
}
