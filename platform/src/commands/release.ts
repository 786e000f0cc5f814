import { join } from 'node:path'
import type { Args } from '../../bin/read-args.mjs'
import type { Annex } from '../contract/annex'
import { checkoutShellVersion, hasAnnex, partsWithAnnex } from '../parts/annex'
import { builtRelease, isBuilt } from '../parts/built-release'
import { findPart, type Part } from '../parts/parts'
import { versionOf } from '../parts/source-hash'
import { checkPart } from '../releases/check-part'
import { readOrigin } from '../releases/origin'
import { canBeShown, readServed, sendAnnexes } from '../releases/send-annexes'
import { sendRelease } from '../releases/send-release'
import { findSite } from '../releases/site-access.mjs'
import { askSite, Refused, type Served, type Site } from '../releases/site-calls.mjs'
import { readSigningKey, signRelease } from '../releases/sign-release'
import { stillOff } from '../releases/still-off.mjs'
import { oneLine } from '../releases/one-line.mjs'
import { annexOf, build } from './build'
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

/** Returns the site's state as it is once this version is live. */
const afterRelease = (served: Served[], part: string, version: string): Served[] => [
  ...served,
  { part, live: version, canary: null, isOff: false },
]

/** Renders the pages that the site can show with this checkout's versions of the remotes and the shell. */
const renderAnnexes = async (site: Site, part: Part, version: string) => {
  const annexes: Annex[] = []
  const notes: string[] = []
  const shell = checkoutShellVersion()
  const isShell = part.name === 'shell'
  const remotes = isShell ? partsWithAnnex() : [part].filter(hasAnnex)
  if (shell === undefined || remotes.length === 0) return { annexes, notes }
  const served = afterRelease(await readServed(site), part.name, version)
  for (const remote of remotes) {
    if (!canBeShown(served, { part: remote.name, version: versionOf(remote), shell })) continue
    try {
      annexes.push(await annexOf(remote, shell))
    } catch (error) {
      // The pages of another team must not prevent a release of the shell.
      if (!isShell) throw error
      notes.push(
        `No prerendered pages of ${remote.name}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return { annexes, notes }
}

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

  const { annexes, notes } = await renderAnnexes(site, part, release.version)
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
  for (const line of [...notes, ...(await sendAnnexes(site, annexes, key))]) console.log(`  ${line}`)
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
