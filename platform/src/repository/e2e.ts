import type { Args } from '../../bin/read-args.mjs'
import { findBrowser } from '../browser/find-browser'
import { runTool } from '../commands/run-tool'
import { siteAddress } from '../releases/site-access.mjs'

/** Runs `npm run e2e [-- …]`, which takes the arguments of Playwright, against the site or BASE_URL. */
export const run = async ({ args }: Args<'e2e'>) =>
  runTool('@playwright/test/cli.js', ['test', ...args], {
    BASE_URL: process.env.BASE_URL ?? (await siteAddress()),
    BROWSER_PATH: await findBrowser(),
  })
