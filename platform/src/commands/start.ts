import { exitWithZeroOnSignal } from '../../bin/shutdown.mjs'
import type { Args } from '../../bin/read-args.mjs'
import { findPart, findParts } from '../parts/parts'
import { expectNoneRunning } from '../releases/site-access.mjs'
import { SiteFailed, startSite } from '../site/start-site'
import { buildAside } from './build'
import { exitCodeOf } from './exit-code'

/** Returns the parts of `--release NAME …`, or `--release all`. */
const namedParts = ({ values: { release = [] }, positionals }: Args<'start'>): string[] => {
  const names = [...release, ...positionals]
  const parts = names.includes('all') ? findParts() : names.map(findPart)
  return [...new Set(parts.map(({ name }) => name))]
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
    return exitCodeOf(await site.ended, 'npm start')
  } catch (error) {
    if (!(error instanceof SiteFailed)) throw error
    // Another start of this site may have taken the port in the meantime, which gives a better message.
    await expectNoneRunning()
    return exitCodeOf(error.ending, 'npm start')
  }
}
