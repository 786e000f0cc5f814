import { join } from 'node:path'
import type { Args } from '../../bin/read-args.mjs'
import { builtRelease, isBuilt } from '../parts/built-release'
import { findPart } from '../parts/parts'
import { checkPart } from '../releases/check-part'
import { readOrigin } from '../releases/origin'
import { sendRelease } from '../releases/send-release'
import { findSite } from '../releases/site-access.mjs'
import { askSite, Refused, type Site } from '../releases/site-calls.mjs'
import { readSigningKey, signRelease } from '../releases/sign-release'
import { stillOff } from '../releases/still-off.mjs'
import { oneLine } from '../releases/one-line.mjs'
import { build } from './build'
import { step } from './progress.mjs'

/**
 * Asks the site whether the token may release a part, before building it.
 * @throws Refused with the site's reason
 */
const expectGoodToken = (site: Site, part: string) =>
  askSite(site, `/api/release/${part}`, { method: 'GET' }).catch((error: unknown) => {
    // An older site does not have this call. It decides when it receives the release.
    if (!(error instanceof Refused) || error.status !== 404) throw error
  })

/**
 * `npm run release -- kicks [-m WHY] [--to URL] [--canary PERCENT] [--unchecked] [--sign FILE]`: checks and builds that part and makes
 * it live on a site.
 */
export const run = async ({ values, positionals: [name = ''] }: Args<'release'>) => {
  const part = findPart(name)
  const canary = values.canary === undefined ? undefined : Number(values.canary)
  // A wrong file ends the command before the checks.
  const key = values.sign === undefined ? undefined : readSigningKey(values.sign)
  const site = await findSite(values.to)
  await expectGoodToken(site, part.name)
  const isUnchecked = values.unchecked === true
  if (!isUnchecked) await checkPart(part)
  if (!isBuilt(part)) await build(part)
  const release = builtRelease(part)
  if (!release) throw new Error(`${part.name} is not built.`)

  const order = {
    why: oneLine(values.message),
    canary,
    origin: await readOrigin(isUnchecked),
    signature: key && signRelease(release, key),
  }
  const { served, files, bytes } = await step(`Sending ${part.name} ${release.version}`, () =>
    sendRelease(site, join(part.folder, 'dist'), release, order),
  )
  if (isUnchecked) console.log('  Not checked; the history and /status say so.')
  console.log(`  ${files} files, ${Math.ceil(bytes / 1000)} kB, that ${site.address} did not have.`)
  if (!served) {
    console.log(
      `  Waits for approval by another deploy token, for three days: npm run releases -- ${part.name} --approve`,
    )
    return 0
  }
  console.log(
    canary
      ? `  Live for ${canary} % of the visitors; the others keep ${served.live}.`
      : '  Live for everybody. Open pages keep the previous version.',
  )
  if (served.isOff) console.log(`  ${stillOff(part.name)}`)
  return 0
}
