import type { Args } from '../../bin/command-line.mjs'
import { checkSite, factsOf, readFrontPage } from './browser/read-site'
import { runBrowserTests, type TestedSite } from './browser/run-browser-tests'
import { startThrowawaySite } from './site/start-site'
import { buildAside } from './build'
import { compareScreens } from './compare-screens'

/** Suites of which a usual run takes a fixed sample. Their tag on the command line runs all of them. */
const sampledSuites = [
  { tag: '@sabotage', all: 'ALL_FAULTS' },
  { tag: '@skew', all: 'ALL_SKEWS' },
]
const wholeSuites = (args: string[]) =>
  Object.fromEntries(
    sampledSuites.filter(({ tag }) => args.some((arg) => arg.includes(tag))).map(({ all }) => [all, '1']),
  )

function against(site: TestedSite, args: string[]): Promise<number> {
  const config = ['--config', 'e2e/playwright.config.ts']
  if (args.some((arg) => arg.includes('@visual'))) return compareScreens(site, [...config, ...args])
  return runBrowserTests(site, [...config, ...args], wholeSuites(args))
}

/**
 * Runs Playwright against `BASE_URL`, or against a new site that is removed afterwards. Only the latter needs a build.
 * Retries no test unless the arguments say so; Playwright's report then ends with the flaky ones.
 */
export async function runEndToEnd(args: string[]) {
  const { BASE_URL: given } = process.env
  if (given) return against({ ...(await checkSite(given)), isOwn: false }, args)
  await buildAside()
  const site = await startThrowawaySite()
  // Compressing them takes a new site most of the CPU time of its start, and tests start ten.
  process.env.RELEASE_FILES = site.releaseFiles
  try {
    const facts = factsOf(site.address, await readFrontPage(site.address))
    return await against({ ...facts, isOwn: true }, args)
  } finally {
    await site.stop()
  }
}

/** Runs `npm run e2e -- …`, which takes the arguments of Playwright. */
export const run = ({ args }: Args<'e2e'>) => runEndToEnd(args)
