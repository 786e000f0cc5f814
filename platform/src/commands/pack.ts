import { constants, setPriority } from 'node:os'
import type { Args } from '../../bin/command-line.mjs'
import { pack } from './packages/pack'
import { findPart } from '../build/parts/parts'
import { versionOf } from '../build/parts/source-hash'
import { expectNewVersions, sendPackages } from './releases/send-packages'
import { findSite } from './releases/site-access.mjs'
import { buildAside } from './build'
import { step } from '../../bin/print.mjs'

/**
 * `npm run pack [-- --to URL [--dry-run]]`: packs what other repositories build remotes with, and sends it to a site that
 * has this checkout's shell. `--dry-run` only checks whether a package needs a new version. `npm start` and `npm run release -- shell` do so too.
 */
export async function run({ values }: Args<'pack'>) {
  // Visitors of a site on this machine come first.
  setPriority(constants.priority.PRIORITY_LOW)
  const site = values.to === undefined ? undefined : await findSite(values.to)
  // In a child process, because this one imports the development configuration of the shell.
  await buildAside()
  const packed = await step('Packing', pack)
  if (site && values['dry-run']) await expectNewVersions(site, packed)
  else if (site) {
    const packages = await sendPackages(site, versionOf(findPart('shell')), packed)
    for (const { url } of packages) console.log(`  ${url}`)
  } else for (const { file } of packed) console.log(`  ${file}`)
  return 0
}
