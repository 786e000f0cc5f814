import type { Args } from '../../bin/command-line.mjs'
import { findBrowser } from './browser/run-browser-tests'
import { startThrowawaySite } from './site/start-site'
import { buildAside } from './build'
import { runTool } from '../run-tool'

/** `npm run screenshots`: captures every screen, light and dark, at 360, 768 and 1366 wide, into `.cache/screenshots/`. */
export async function run({ args }: Args<'screenshots'>) {
  const browser = await findBrowser()
  await buildAside()
  const site = await startThrowawaySite({ SEED_DEMO: 'true' })
  try {
    const config = ['test', '--config', 'e2e/screenshots/playwright.config.ts']
    return await runTool('@playwright/test/cli.js', [...config, ...args], {
      BASE_URL: site.address,
      E2E_SITE: JSON.stringify({ isOwn: true }),
      BROWSER_PATH: browser,
    })
  } finally {
    await site.stop()
  }
}
