import type { Args } from '../../bin/command-line.mjs'
import { findPart } from '../build/parts/parts'
import { versionOf } from '../build/parts/source-hash'
import { expectNoneRunning } from './releases/site-access.mjs'
import { isLiveShell, namedParts, packAside, runSite } from './run-site'
import type { RunningSite } from './site/start-site'
import { buildAside } from './build'

/** Sends the packages of this checkout to the site if the shell of this checkout is live there. */
async function offerPackages(site: RunningSite) {
  if (await isLiveShell(site, versionOf(findPart('shell'))))
    await packAside(site, process.env.PUBLIC_URL || site.address)
}

/**
 * `npm start [-- --release PART … | all]`: builds what changed, starts the site and prints its address. It releases
 * named parts, parts without a release, and new versions of parts that a start released last.
 */
export async function run(args: Args<'start'>) {
  const named = namedParts(args)
  await expectNoneRunning()
  await buildAside()
  return runSite({ command: 'npm start', named, offerPackages })
}
