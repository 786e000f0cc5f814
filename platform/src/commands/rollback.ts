import { parseArgs } from 'node:util'
import { findPart } from '../parts/parts'
import type { Served } from '../releases/send-release'
import { findSite } from '../releases/site-access'
import { askSite } from '../releases/site-calls'
import { step } from './progress'

/** `npm run rollback -- kicks [VERSION] [-m WHY] [--to URL]`: takes a canary back, else makes the version before live. */
export const run = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { message: { type: 'string', short: 'm' }, to: { type: 'string' } },
  })
  const [name, version, ...others] = positionals
  if (!name || others.length > 0) throw new Error('npm run rollback -- PART [VERSION] [-m WHY] [--to URL]')
  const part = findPart(name)
  const site = await findSite(values.to)
  const { served, event } = await step(`Rolling ${part.name} back`, () =>
    askSite<{ served: Served; event: string | null }>(site, `/api/release/${part.name}/rollback`, {
      method: 'POST',
      body: { version, why: values.message },
    }),
  )
  console.log(
    event === 'withdrawn'
      ? `  The canary is taken back: everybody gets ${served.live}.`
      : `  ${served.live} is live for everybody.`,
  )
  return 0
}
