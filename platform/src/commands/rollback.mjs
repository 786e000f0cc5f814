import { oneLine } from '../releases/one-line.mjs'
import { findSite } from '../releases/site-access.mjs'
import { askSite } from '../releases/site-calls.mjs'
import { stillOff } from '../releases/still-off.mjs'
import { step } from './progress.mjs'

/**
 * @import { Args } from '../../bin/read-args.mjs'
 * @import { Served } from '../releases/site-calls.mjs'
 * @typedef {{ served: Served, event: string | null }} Move
 */

/**
 * `npm run rollback -- kicks [VERSION] [-m WHY] [--to URL]`: withdraws a canary, or else makes the previous version live.
 * @param {Args<'rollback'>} args
 */
export const run = async ({ values, positionals }) => {
  const [part = '', version] = positionals
  const site = await findSite(values.to)
  /** @type {Move} */
  const { served, event } = await step(`Rolling ${part} back`, () =>
    askSite(site, `/api/release/${encodeURIComponent(part)}/rollback`, {
      method: 'POST',
      body: { version, why: oneLine(values.message) },
    }),
  )
  console.log(
    event === 'withdrawn'
      ? `  The canary is withdrawn: everybody gets ${served.live}.`
      : `  ${served.live} is live for everybody.`,
  )
  if (served.isOff) console.log(`  ${stillOff(part)}`)
  return 0
}
