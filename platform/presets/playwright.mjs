import { defineConfig, devices } from '@playwright/test'

const baseURL = process.env.BASE_URL ?? 'http://127.0.0.1:3000'

/** Lists Chromium flags for containers and machines without a GPU; they are harmless elsewhere. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // Pages live for seconds, so V8's optimising compilers cost more time than they save.
  '--js-flags=--no-opt --no-maglev',
  // Blocks all other hosts: the site must not need any.
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(baseURL).hostname}`,
]

/**
 * Returns the Playwright configuration of browser tests against the site at `BASE_URL`, which `bucketeer e2e` sets. The
 * whole playwright.config.ts of a remote is `export default endToEndTests({ testDir: 'e2e' })`.
 * @param {import('@playwright/test').PlaywrightTestConfig} config options of Playwright that are added
 */
export const endToEndTests = (config) =>
  defineConfig(
    {
      fullyParallel: true,
      forbidOnly: Boolean(process.env.CI),
      workers: 2,
      timeout: 60_000,
      expect: { timeout: 10_000 },
      reporter: [['list'], ['html', { open: 'never' }]],
      use: {
        baseURL,
        trace: 'retain-on-failure',
        screenshot: 'only-on-failure',
        launchOptions: {
          args: flags,
          ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
        },
      },
      projects: [
        { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } },
      ],
    },
    config,
  )
