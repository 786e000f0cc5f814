import type { Args } from '../../bin/read-args.mjs'
import { findBrowser } from '../browser/find-browser'
import { startThrowawaySite } from '../site/throwaway-site'
import { buildAside } from './build'
import { runTool } from './run-tool'

/** Suites of which the usual run does a fixed part: who asks for one by its tag gets all of it. */
const suites = [
  { tag: '@sabotage', all: 'ALL_FAULTS' },
  { tag: '@skew', all: 'ALL_SKEWS' },
]
const wholeSuites = (args: string[]) =>
  Object.fromEntries(
    suites.filter(({ tag }) => args.some((arg) => arg.includes(tag))).map(({ all }) => [all, '1']),
  )

const against = async (address: string, args: string[]) =>
  runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...wholeSuites(args),
    BASE_URL: address,
    BROWSER_PATH: await findBrowser(),
  })

/** Runs Playwright against `BASE_URL`, or against a fresh site of its own. */
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

/** `npm run e2e -- …`: takes Playwright's arguments. */
export const run = ({ args }: Args<'e2e'>) => runEndToEnd(args)
