import type { Args } from '../../bin/read-args.mjs'
import { findBrowser } from '../browser/find-browser'
import { startThrowawaySite } from '../site/throwaway-site'
import { buildAside } from './build'
import { runTool } from './run-tool'

/** Suites of which a usual run takes a fixed sample. Their tag on the command line runs all of them. */
const sampledSuites = [
  { tag: '@sabotage', all: 'ALL_FAULTS' },
  { tag: '@skew', all: 'ALL_SKEWS' },
]
const wholeSuites = (args: string[]) =>
  Object.fromEntries(
    sampledSuites.filter(({ tag }) => args.some((arg) => arg.includes(tag))).map(({ all }) => [all, '1']),
  )

const against = async (address: string, args: string[]) =>
  runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...wholeSuites(args),
    BASE_URL: address,
    BROWSER_PATH: await findBrowser(),
  })

/**
 * Runs Playwright against `BASE_URL`, or against a new site that is removed afterwards. Retries no test unless the
 * arguments say so; Playwright's report then ends with the flaky ones.
 */
export const runEndToEnd = async (args: string[]) => {
  if (process.env.BASE_URL) return against(process.env.BASE_URL, args)
  await buildAside()
  const site = await startThrowawaySite()
  try {
    return await against(site.address, args)
  } finally {
    await site.stop()
  }
}

/** Runs `npm run e2e -- …`, which takes the arguments of Playwright. */
export const run = ({ args }: Args<'e2e'>) => runEndToEnd(args)
