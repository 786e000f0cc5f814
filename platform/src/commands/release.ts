import { join } from 'node:path'
import type { Args } from '../../bin/read-args.mjs'
import { builtRelease, isBuilt } from '../parts/built-release'
import { findPart, type Part } from '../parts/parts'
import { checkPart } from '../releases/check-part'
import { readOrigin } from '../releases/origin'
import { type BuiltRelease, sendRelease, sendTogether } from '../releases/send-release'
import { findSite } from '../releases/site-access.mjs'
import { askSite, Refused, type Served, type Site } from '../releases/site-calls.mjs'
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

const builtOf = async (part: Part): Promise<BuiltRelease> => {
  if (!isBuilt(part)) await build(part)
  const release = builtRelease(part)
  if (!release) throw new Error(`${part.name} is not built.`)
  return { folder: join(part.folder, 'dist'), release }
}

const report = (site: Site, { files, bytes }: { files: number; bytes: number }, isUnchecked: boolean) => {
  if (isUnchecked) console.log('  Not checked; the history and /status say so.')
  console.log(`  ${files} files, ${Math.ceil(bytes / 1000)} kB, that ${site.address} did not have.`)
}

const reportServed = (served: (Served | null)[], canary?: number) => {
  const [first] = served
  console.log(
    canary && first
      ? `  Live for ${canary} % of the visitors; the others keep ${first.live}.`
      : '  Live for everybody. Open pages go on with what they have.',
  )
  for (const each of served) if (each?.isOff) console.log(`  ${stillOff(each.part)}`)
}

/**
 * `npm run release -- kicks [-m WHY] [--to URL] [--canary PERCENT] [--unchecked] [--sign FILE]`: checks and builds that
 * part and makes it live on a site. `npm run release -- shell people`: the same for several parts, all or none.
 */
export const run = async ({ values, positionals }: Args<'release'>) => {
  const parts = [...new Set(positionals)].map(findPart)
  const canary = values.canary === undefined ? undefined : Number(values.canary)
  if (canary && parts.length > 1) throw new Error('A canary is of one part. Release several to everybody.')
  // A wrong file ends the command before the checks.
  const key = values.sign === undefined ? undefined : readSigningKey(values.sign)
  const site = await findSite(values.to)
  for (const part of parts) await expectGoodToken(site, part.name)
  const isUnchecked = values.unchecked === true
  if (!isUnchecked) for (const part of parts) await checkPart(part)
  const builds: BuiltRelease[] = []
  for (const part of parts) builds.push(await builtOf(part))

  const why = oneLine(values.message)
  const origin = await readOrigin(isUnchecked)
  const names = builds.map(({ release: { part, version } }) => `${part} ${version}`).join(', ')
  const [one, ...others] = builds
  if (one && others.length === 0) {
    const { folder, release } = one
    const order = { why, canary, origin, signature: key && signRelease(release, key) }
    const sent = await step(`Sending ${names}`, () => sendRelease(site, folder, release, order))
    report(site, sent, isUnchecked)
    if (sent.served) reportServed([sent.served], canary)
    else
      console.log(
        `  Waits for approval by another deploy token, for three days: npm run releases -- ${release.part} --approve`,
      )
    return 0
  }
  const signatures =
    key && Object.fromEntries(builds.map(({ release }) => [release.part, signRelease(release, key)]))
  const sent = await step(`Sending ${names}`, () =>
    sendTogether(site, builds, { why, origin, ...(signatures && { signatures }) }),
  )
  report(site, sent, isUnchecked)
  reportServed(sent.parts.map(({ served }) => served))
  return 0
}
