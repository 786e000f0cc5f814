import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { root } from '../../../bin/root.mjs'
import type { SiteFacts } from './read-site'
import { runTool } from '../../run-tool'

const programs = [
  // Built for tests: uses a third less CPU than the full browser in headless mode.
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

const findInstalled = async () =>
  [process.env.CHROME_PATH ?? '', await playwrightsOwn(), ...onPath(), ...applications].find(
    (path) => path !== '' && existsSync(path),
  )

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 })
    .status === 0

const installPlaywrights = () =>
  run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'])
const installDebians = () =>
  existsSync('/usr/bin/apt-get') &&
  process.getuid?.() === 0 &&
  run('apt-get', ['update', '-qq']) &&
  ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', ['install', '-y', '-qq', name]))

/**
 * Returns a Chromium for the browser tests: `CHROME_PATH`, Playwright's own, an installed Chrome or Chromium, or else
 * installs one.
 *
 * @throws Error that says what to do when there is none and none can be installed
 */
export async function findBrowser(): Promise<string> {
  const installed = await findInstalled()
  if (installed) return installed
  console.log('  No browser found. Installing one …')
  if (installDebians() || installPlaywrights()) {
    const fresh = await findInstalled()
    if (fresh) return fresh
  }
  throw new Error(
    'No browser found, and none could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.',
  )
}

/** The folder of the report: index.html, what it needs, and junit.xml. */
const report = join(root, 'playwright-report')
const reportPage = join(report, 'index.html')

/** Facts about the site under test. The tests read them as JSON from the environment variable `E2E_SITE`. */
export interface TestedSite extends SiteFacts {
  /** Started for this run and removed afterwards: tests may release parts and leave people behind. */
  isOwn: boolean
  /** For the report. */
  comparedWith?: string
}

/** Whether the run accepts untrusted certificates. */
export const ignoresHttpsErrors = () => process.env.IGNORE_HTTPS_ERRORS === '1'

/** Runs Playwright against a site. Prints the path of the report, unless the arguments name another reporter. */
export async function runBrowserTests(site: TestedSite, args: string[], env: Record<string, string> = {}) {
  // So that a report is always of the last run.
  rmSync(report, { recursive: true, force: true })
  const code = await runTool('@playwright/test/cli.js', ['test', ...args], {
    ...env,
    BASE_URL: site.address,
    E2E_SITE: JSON.stringify(site),
    BROWSER_PATH: await findBrowser(),
    PLAYWRIGHT_HTML_OUTPUT_DIR: report,
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(report, 'junit.xml'),
    PLAYWRIGHT_JUNIT_SUITE_NAME: `Bucketeer at ${site.address}`,
  })
  if (existsSync(reportPage))
    console.log(`\n  Report: ${relative(process.cwd(), reportPage)}; the whole folder can be handed on.`)
  return code
}
