import type { Args } from '../../../bin/command-line.mjs'
import { checkSite } from '../browser/read-site'
import { runBrowserTests } from '../browser/run-browser-tests'
import { siteAddress } from '../releases/site-access.mjs'

/** Runs `npm run e2e [-- …]`, which takes the arguments of Playwright, against the site or BASE_URL. */
export async function run({ args }: Args<'e2e'>) {
  const site = await checkSite(process.env.BASE_URL ?? (await siteAddress()))
  return runBrowserTests({ ...site, isOwn: false }, args)
}
