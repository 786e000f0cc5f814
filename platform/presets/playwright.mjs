import { defineConfig, devices } from '@playwright/test'

const {
  PLAYWRIGHT_JSON_OUTPUT_FILE,
  BASE_URL: baseURL = 'http://127.0.0.1:3000',
  BROWSER_PATH,
  CI,
  E2E_SITE = '{}',
  IGNORE_HTTPS_ERRORS,
} = process.env

/**
 * Facts about the site, which `bucketeer e2e` has read.
 * @type {{ parts?: Record<string, string>, hosts?: string[], comparedWith?: string }}
 */
const { parts = {}, hosts = [new URL(baseURL).hostname], comparedWith } = JSON.parse(E2E_SITE)

/** Tests may start a server of their own at 127.0.0.1. */
const reachable = [...new Set([...hosts, '127.0.0.1'])]

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
  `--host-resolver-rules=${['MAP * ~NOTFOUND', ...reachable.map((host) => `EXCLUDE ${host}`)].join(', ')}`,
]

/** The report shows these values; Playwright adds the date and the skipped tests with their reasons. */
const metadata = {
  site: baseURL,
  ...Object.fromEntries(Object.entries(parts).map(([name, version]) => [`part ${name}`, version])),
  ...(comparedWith && { 'screens compared with': comparedWith }),
  browser: BROWSER_PATH ?? 'Chromium of Playwright',
}

/**
 * Returns the Playwright configuration of browser tests against the site at `BASE_URL`, which `bucketeer e2e` sets. The
 * whole playwright.config.ts of a remote is `export default endToEndTests({ testDir: 'e2e' })`.
 * @param {import('@playwright/test').PlaywrightTestConfig} config options of Playwright that are added
 */
export const endToEndTests = (config) =>
  defineConfig(
    {
      fullyParallel: true,
      forbidOnly: Boolean(CI),
      workers: 2,
      // Long enough for a busy machine. A test that hangs still fails.
      timeout: 180_000,
      expect: { timeout: 30_000 },
      metadata,
      // `bucketeer e2e` sets the paths. The HTML reporter clears its folder, so the other one goes after it.
      reporter: [
        ['list'],
        ['html', { open: 'never', title: `Bucketeer at ${baseURL}` }],
        ['junit'],
        ...(PLAYWRIGHT_JSON_OUTPUT_FILE ? [/** @type {const} */ (['json'])] : []),
      ],
      use: {
        baseURL,
        ignoreHTTPSErrors: IGNORE_HTTPS_ERRORS === '1',
        trace: 'retain-on-failure',
        screenshot: 'only-on-failure',
        launchOptions: {
          args: flags,
          ...(BROWSER_PATH && { executablePath: BROWSER_PATH }),
        },
      },
      projects: [
        { name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } } },
      ],
    },
    config,
  )
