import { oneLine, step, stillOff } from '../../bin/print.mjs'
import { findSite } from './releases/site-access.mjs'
import { askSite } from './releases/site-calls.mjs'

/**
 * @import { Args } from '../../bin/command-line.mjs'
 * @import { Served, Site } from './releases/site-calls.mjs'
 * @typedef {{ served: Served, event: string | null }} StateChange
 * @typedef {{ part: string, served: Served | null, event: string }} Undone
 */

/** @param {{ served: Served, event: string | null }} change */
const outcomeOf = ({ served, event }) =>
  event === 'withdrawn'
    ? `The canary is withdrawn: everybody gets ${served.live}.`
    : `${served.live} is live for everybody.`

/** @param {Site} site @param {string} part @param {string | undefined} version @param {string | undefined} why */
const rollBackOne = async (site, part, version, why) => {
  /** @type {StateChange} */
  const change = await step(`Rolling ${part} back`, () =>
    askSite(site, `/api/release/${encodeURIComponent(part)}/rollback`, {
      method: 'POST',
      body: { version, why },
    }),
  )
  console.log(`  ${outcomeOf(change)}`)
  if (change.served.isOff) console.log(`  ${stillOff(part)}`)
}

/** @param {Site} site @param {string[]} names @param {string | undefined} why */
const rollBackTogether = async (site, names, why) => {
  /** @type {{ parts: Undone[] }} */
  const { parts } = await step(`Rolling ${names.join(', ')} back`, () =>
    askSite(site, '/api/release/rollback', { method: 'POST', body: { parts: names, why } }),
  )
  for (const { part, served, event } of parts) {
    const outcome = served
      ? outcomeOf({ served, event })
      : 'off the site, as before its first release; a release brings it back.'
    console.log(`  ${part}: ${outcome}`)
    if (served?.isOff) console.log(`  ${stillOff(part)}`)
  }
}

/** Versions begin with a digit, names of parts with a letter. @param {string} argument */
const isVersion = (argument) => /^\d/.test(argument)

/**
 * `npm run rollback -- kicks [VERSION] [-m WHY] [--to URL]`: withdraws a canary, or else makes the previous version
 * live. `npm run rollback -- shell people`: the same for several parts, all or none.
 * @param {Args<'rollback'>} args
 */
export const run = async ({ values, positionals }) => {
  const [part = '', version] = positionals
  const why = oneLine(values.message)
  const isOne = positionals.length === 1 || (positionals.length === 2 && isVersion(version ?? ''))
  if (!isOne && positionals.some(isVersion))
    throw new Error('A version goes with one part. Several parts go back to what was live before.')
  const site = await findSite(values.to)
  if (isOne) await rollBackOne(site, part, version, why)
  else await rollBackTogether(site, [...new Set(positionals)], why)
  return 0
}
