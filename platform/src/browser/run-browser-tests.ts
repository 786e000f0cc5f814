import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../bin/root.mjs'
import { runTool } from '../commands/run-tool'
import { findBrowser } from './find-browser'
import type { SiteFacts } from './read-site'

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
export const runBrowserTests = async (
  site: TestedSite,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> => {
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
