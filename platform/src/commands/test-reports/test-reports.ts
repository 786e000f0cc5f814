import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../../bin/root.mjs'

/**
 * The environment in which Jest retries each failed test once (`platform/src/testing/retry-failed-tests.ts`), because
 * some tests fail on a busy machine. `npm test` lists the tests that needed the retry.
 */
export const retryOfJest = { RETRY_FAILED_TESTS: 'yes' }

/** The same for Playwright. Only the retry records a trace: recording each first run would take half as long again. */
export const retryOfPlaywright = ['--retries', '1', '--trace', 'on-first-retry']

/** The outcome of one or several checks. */
export interface Outcome {
  passed: number
  failed: number
  /** Tests that failed first and passed when they were run again: `file › title`. They count as passed. */
  flaky: string[]
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; invocations?: number }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  /** Relative to `config.rootDir`. */
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

const nameOf = (file: string, titles: string[]) => [relative(root, file), ...titles].join(' › ')

const outcomeOfJest = (report: JestReport): Outcome => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  flaky: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => nameOf(name, [fullName])),
  ),
})

const flakyIn = ({ suites = [], specs }: PlaywrightSuite): string[][] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => [title]),
  ...suites.flatMap((suite) => flakyIn(suite).map((titles) => [suite.title, ...titles])),
]

const outcomeOfPlaywright = ({ config, stats, suites }: PlaywrightReport): Outcome => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  flaky: suites.flatMap((suite) =>
    flakyIn(suite).map((titles) => nameOf(`${config.rootDir}/${suite.file}`, titles)),
  ),
})

function parse<Report>(file: string): Report | undefined {
  try {
    // Written by the test runner that has just ended.
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Counts a runner that failed without a failed test, or that ran none, as one failure. */
const withExitCode = (code: number, { passed, failed, flaky }: Outcome): Outcome => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
  flaky,
})

const nothing: Outcome = { passed: 0, failed: 0, flaky: [] }

/**
 * Reads the report of `jest --json`.
 * @param code the exit code of Jest
 */
export function readJestReport(file: string, code: number): Outcome {
  const report = parse<JestReport>(file)
  return withExitCode(code, report ? outcomeOfJest(report) : nothing)
}

/**
 * Reads the report of Playwright's JSON reporter.
 * @param code the exit code of Playwright
 */
export function readPlaywrightReport(file: string, code: number): Outcome {
  const report = parse<PlaywrightReport>(file)
  return withExitCode(code, report ? outcomeOfPlaywright(report) : nothing)
}

/** Adds outcomes up. */
export const total = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  flaky: outcomes.flatMap(({ flaky }) => flaky),
})

/** Returns the last two lines of a run: the flaky tests by name, and `N passed, N failed`. */
export function verdict({ passed, failed, flaky }: Outcome): string {
  const names = flaky.length > 0 ? `: ${flaky.join('; ')}` : ''
  return `${flaky.length} flaky${names}\n${passed} passed, ${failed} failed`
}
