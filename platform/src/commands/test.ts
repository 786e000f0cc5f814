import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { overBudget } from '../parts/budget'
import { findParts, root } from '../parts/parts'
import { buildAside } from './build'
import { runEndToEnd } from './e2e'
import { runTool, runToolQuietly } from './run-tool'
import { keepTemporaryFilesInMemory } from './temporary-files'

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
  const code = await runTool('jest/bin/jest.js', ['--json', '--outputFile', jestReport, '--silent=false'], {
    SECOND_TRY: 'yes',
  })
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(jestReport)
  return counted(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

/**
 * A machine that others use as well gets a second try; what needed it is told as flaky. That try takes its steps down
 * for `playwright show-trace`: doing so in every first one would take half as long again.
 */
const withSecondTry = ['--retries', '1', '--trace', 'on-first-retry']

const endToEnd = async (): Promise<Count> => {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport
  const code = await runEndToEnd(withSecondTry)
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    playwrightReport,
  )
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {}
  return counted(code, { passed: expected + flaky, failed: unexpected })
}

interface Check {
  label: string
  work: () => Promise<Count>
}

const tool = (label: string, script: string, args: string[]): Check => ({
  label,
  work: () => check(() => runToolQuietly(script, args)),
})

/** What of the build is more JavaScript than people may have to wait for. */
const expectWithinBudget = () => {
  const sentences = findParts().flatMap(overBudget)
  if (sentences.length > 0) throw new Error([...sentences, 'The budgets are in budget.json.'].join('\n'))
  return 0
}

/** Each uses one core and says something only when it fails, so they run side by side. */
const sideBySide: Check[] = [
  { label: 'Build, within budget.json', work: () => check(() => buildAside().then(expectWithinBudget)) },
  tool('Types of shell and remotes', 'typescript/bin/tsc', ['-p', 'tsconfig.browser.json']),
  tool('Lint', 'eslint/bin/eslint.js', ['.']),
  tool('Types of server and tools', 'typescript/bin/tsc', ['-p', 'tsconfig.node.json']),
  tool('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  tool('Dead code and unused packages', 'knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  tool('OpenAPI document and client types', 'tsx/dist/cli.mjs', ['api/src/commands/openapi.ts', '--check']),
]

/** Each takes the whole machine. */
const oneByOne: Check[] = [
  { label: 'Unit, component and API tests', work: jest },
  { label: 'Browser tests', work: endToEnd },
]

const attempt = (work: () => Promise<Count>): Promise<Count> =>
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })

interface Result extends Count {
  line: string
}

const runCheck = async ({ label, work }: Check): Promise<Result> => {
  console.log(`\n── ${label}`)
  const since = performance.now()
  const { passed, failed } = await attempt(work)
  const seconds = Math.round((performance.now() - since) / 1000)
  const line = `  ${failed === 0 ? '✓' : '✗'} ${label}: ${passed} passed, ${failed} failed (${seconds} s)`
  return { passed, failed, line }
}

/** Runs checks in their order, so many at a time. */
const runAll = async (checks: Check[], atATime: number): Promise<Result[]> => {
  const waiting = [...checks]
  const results: Result[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runCheck(next))
  }
  await Promise.all(Array.from({ length: atATime }, lane))
  return results
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** `npm test`: every check, each run to its end, and the sum of them in the last line. */
export const run = async () => {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  keepTemporaryFilesInMemory()
  const results = [
    ...(await runAll(sideBySide, Math.min(availableParallelism(), 3))),
    ...(await runAll(oneByOne, 1)),
  ]
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
  const [passed, failed] = [sum(results.map((each) => each.passed)), sum(results.map((each) => each.failed))]
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
