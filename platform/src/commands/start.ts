import { exitWithZeroOnSignal } from '../../bin/shutdown.mjs'
import type { Args } from '../../bin/read-args.mjs'
import { findPart, findParts } from '../parts/parts'
import { versionOf } from '../parts/source-hash'
import { readServed } from '../releases/send-annexes'
import { expectNoneRunning } from '../releases/site-access.mjs'
import { type RunningSite, SiteFailed, startSite } from '../site/start-site'
import { buildAside } from './build'
import { exitCodeOf } from './exit-code'
import { packAside } from './pack-aside'

/** Returns the parts of `--release NAME …`, or `--release all`. */
const namedParts = ({ values: { release = [] }, positionals }: Args<'start'>): string[] => {
  const names = [...release, ...positionals]
  const parts = names.includes('all') ? findParts() : names.map(findPart)
  return [...new Set(parts.map(({ name }) => name))]
}

/** Milliseconds before the packages are packed, which takes a minute of a core: the first visits come first. */
const quietMs = 20_000

/** Sends the packages of this checkout to the site if the shell of this checkout is live there. */
const offerPackages = async (site: RunningSite) => {
  const shell = versionOf(findPart('shell'))
  const served = await readServed(site).catch(() => [])
  if (served.some(({ part, live }) => part === 'shell' && live === shell)) await packAside(site)
}

/**
 * `npm start [-- --release PART … | all]`: builds what changed, starts the site and prints its address. It releases
 * named parts, parts without a release, and parts that a start of this checkout released last.
 */
export const run = async (args: Args<'start'>) => {
  const named = namedParts(args)
  await expectNoneRunning()
  await buildAside()
  try {
    const site = await startSite({}, named)
    exitWithZeroOnSignal()
    for (const note of site.notes) console.log(`  ${note}`)
    console.log(`\n  Bucketeer is at ${site.address}`)
    if (site.demoLogin)
      console.log(`  Demo login: ${site.demoLogin.email}, password ${site.demoLogin.password}`)
    console.log('  Ctrl-C stops it.\n')
    const later = setTimeout(() => void offerPackages(site), quietMs)
    void site.ended.then(() => clearTimeout(later))
    return exitCodeOf(await site.ended, 'npm start')
  } catch (error) {
    if (!(error instanceof SiteFailed)) throw error
    // Another start of this site may have taken the port in the meantime, which gives a better message.
    await expectNoneRunning()
    return exitCodeOf(error.ending, 'npm start')
  }
}
