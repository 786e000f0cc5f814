import { join } from 'node:path'
import type { Args } from '../../bin/command-line.mjs'
import { root } from '../../bin/root.mjs'
import { readPacked, sendPackages } from './releases/send-packages'
import { builtRelease } from '../build/parts/built'
import { findPart } from '../build/parts/parts'
import { expectNoneRunning } from './releases/site-access.mjs'
import { isLiveShell, namedParts, runSite } from './run-site'
import type { RunningSite } from './site/start-site'

/** Sends the packages of this archive to the site if the shell of this archive is live there. */
async function offerPackages(site: RunningSite) {
  const version = builtRelease(findPart('shell'))?.version
  const packed = readPacked(join(root, 'packages'))
  if (version === undefined || !packed || !(await isLiveShell(site, version))) return
  await sendPackages(site, version, packed)
}

/**
 * `bucketeer serve [--release PART … | all]`: starts the site of an archive. It releases named parts, parts without a
 * release, and parts that an archive released last.
 */
export async function run(args: Args<'serve'>) {
  const named = namedParts(args)
  await expectNoneRunning()
  return runSite({ command: 'bucketeer serve', named, offerPackages })
}
