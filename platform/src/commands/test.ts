import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../parts/parts'
import { buildAside } from './build'
import { run as runEndToEnd } from './e2e'
import { runTool } from './run-tool'

interface Count {
  passed: number
  failed: number
}

const reports = join(root, '.cache/reports')
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')

const readReport = <Report>(file: string): Report | undefined => {
  try {
    // A report of the test runner that has just ended.
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** A check that only passes or fails counts as one. */
const check = async (work: () => Promise<number>): Promise<Count> =>
  (await work()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** A runner that failed without a failed test, or ran none, is a failure of its own. */
const counted = (code: number, { passed, failed }: Count): Count => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

const jest = async (): Promise<Count> => {
  const code = await runTool('jest/bin/jest.js', ['--json', '--outputFile', jestReport, '--silent=false'])
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(jestReport)
  return counted(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

const endToEnd = async (): Promise<Count> => {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport
  const code = await runEndToEnd([])
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    playwrightReport,
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return counted(code, { passed: expected + flaky, failed: unexpected })
}

const checks: [string, () => Promise<Count>][] = [
  ['Lint', () => check(() => runTool('eslint/bin/eslint.js', ['.']))],
  [
    'Format',
    () => check(() => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])),
  ],
  [
    'Types of server and tools',
    () => check(() => runTool('typescript/bin/tsc', ['-p', 'tsconfig.node.json'])),
  ],
  [
    'Types of shell and remotes',
    () => check(() => runTool('typescript/bin/tsc', ['-p', 'tsconfig.browser.json'])),
  ],
  [
    'OpenAPI document and client types',
    () => check(() => runTool('tsx/dist/cli.mjs', ['api/src/commands/openapi.ts', '--check'])),
  ],
  ['Unit, component and API tests', jest],
  ['Build', () => check(() => buildAside().then(() => 0))],
  ['Browser tests', endToEnd],
]

const attempt = (work: () => Promise<Count>): Promise<Count> =>
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })

/** `npm test`: every check, each run to its end, and the sum of them in the last line. */
export const run = async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const total: Count = { passed: 0, failed: 0 }
  const lines: string[] = []
  for (const [label, work] of checks) {
    console.log(`\n── ${label}`)
    const since = Date.now()
    const { passed, failed } = await attempt(work)
    total.passed += passed
    total.failed += failed
    lines.push(
      `  ${failed === 0 ? '✓' : '✗'} ${label}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - since) / 1000)} s)`,
    )
  }
  console.log(`\n${lines.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
