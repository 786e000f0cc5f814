import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtRelease, isBuilt } from '../parts/built-release'
import { findPart } from '../parts/parts'
import { sendRelease } from '../releases/send-release'
import { findSite } from '../releases/site-access'
import { build } from './build'
import { step } from './progress'

const readPercent = (text: string | undefined) => {
  if (text === undefined) return undefined
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new Error(
    `--canary wants a whole number from 1 to 99, for so many of a hundred visitors, not ${text}.`,
  )
}

/** `npm run release -- kicks [-m WHY] [--to URL] [--canary PERCENT]`: builds that part and makes it live on a site. */
export const run = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      message: { type: 'string', short: 'm' },
      to: { type: 'string' },
      canary: { type: 'string' },
    },
  })
  const [name, ...others] = positionals
  if (!name || others.length > 0)
    throw new Error('npm run release -- PART [-m WHY] [--to URL] [--canary PERCENT]')
  const part = findPart(name)
  const canary = readPercent(values.canary)
  const site = await findSite(values.to)
  if (!isBuilt(part)) await build(part)
  const release = builtRelease(part)
  if (!release) throw new Error(`${part.name} is not built.`)

  const { served, files, bytes } = await step(`Sending ${part.name} ${release.version}`, () =>
    sendRelease(site, join(part.folder, 'dist'), release, { why: values.message, canary }),
  )
  console.log(`  ${files} files, ${Math.ceil(bytes / 1000)} kB, that ${site.address} did not have.`)
  console.log(
    canary
      ? `  Live for ${canary} % of the visitors; the others keep ${served.live}.`
      : '  Live for everybody. Open pages go on with what they have.',
  )
  if (served.isOff)
    console.log(`  ${part.name} is switched off: npm run releases -- ${part.name} --on shows it.`)
  return 0
}
