import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
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
  /** Tests and checks that failed: `file › title: reason`, or what else names them. */
  failing: string[]
  /** Tests that failed first and passed when they were run again: `file › title: reason`. They count as passed. */
  flaky: string[]
}

interface JestReport {
  numPassedTests: number
  testResults: {
    name: string
    /** `failed` also for a file that could not be run at all. */
    status: string
    /** Why the file could not be run. */
    message: string
    assertionResults: JestTest[]
  }[]
}

interface JestTest {
  fullName: string
  status: string
  invocations?: number
  failureMessages?: string[]
  /** Why it failed before it was run again. */
  retryReasons?: string[]
}

const maxReasonLength = 400

function nameOf(file: string, titles: string[], reason = '') {
  const name = [relative(root, file), ...titles].join(' › ')
  const line = stripVTControlCharacters(reason).replace(/\s+/g, ' ').trim().slice(0, maxReasonLength)
  return line === '' ? name : `${name}: ${line}`
}

function outcomeOfJest({ numPassedTests, testResults }: JestReport): Outcome {
  const namesOf = (isWanted: (test: JestTest) => boolean) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isWanted).map(({ fullName, failureMessages = [], retryReasons = [] }) => {
        const [reason] = [...failureMessages, ...retryReasons]
        return nameOf(name, [fullName], reason)
      }),
    )
  const cannotRun = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failing: [
      ...namesOf(({ status }) => status === 'failed'),
      ...cannotRun.map(({ name, message }) => nameOf(name, [], message)),
    ],
    flaky: namesOf(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
  }
}

interface FoundTest {
  titles: string[]
  reason?: string
}

const testsIn = ({ suites = [], specs }: JSONReportSuite, wanted: string): FoundTest[] => [
  ...specs.flatMap(({ title, tests }) => {
    const test = tests.find(({ status }) => status === wanted)
    const reason = test?.results.find(({ error }) => error)?.error?.message
    return test ? [{ titles: [title], reason }] : []
  }),
  ...suites.flatMap((suite) =>
    testsIn(suite, wanted).map(({ titles, reason }) => ({ titles: [suite.title, ...titles], reason })),
  ),
]

function outcomeOfPlaywright({ config, stats, suites }: JSONReport): Outcome {
  const namesOf = (wanted: string) =>
    suites.flatMap((suite) =>
      testsIn(suite, wanted).map(({ titles, reason }) =>
        nameOf(`${config.rootDir}/${suite.file}`, titles, reason),
      ),
    )
  return {
    passed: stats.expected + stats.flaky,
    failing: namesOf('unexpected'),
    flaky: namesOf('flaky'),
  }
}

function parse<Report>(file: string): Report | undefined {
  try {
    // Written by the test runner that has just ended.
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Counts a runner that failed without a failed test, or that ran none, as one failure. */
const withExitCode = (code: number, runner: string, outcome: Outcome): Outcome =>
  outcome.failing.length === 0 && (code !== 0 || outcome.passed === 0)
    ? { ...outcome, failing: [`${runner} ended with ${code} after ${outcome.passed} passed tests`] }
    : outcome

const nothing: Outcome = { passed: 0, failing: [], flaky: [] }

/**
 * Reads the report of `jest --json`.
 * @param code the exit code of Jest
 */
export function readJestReport(file: string, code: number): Outcome {
  const report = parse<JestReport>(file)
  return withExitCode(code, 'Jest', report ? outcomeOfJest(report) : nothing)
}

/**
 * Reads the report of Playwright's JSON reporter.
 * @param code the exit code of Playwright
 */
export function readPlaywrightReport(file: string, code: number): Outcome {
  const report = parse<JSONReport>(file)
  return withExitCode(code, 'Playwright', report ? outcomeOfPlaywright(report) : nothing)
}

/** Adds outcomes up. */
export const total = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failing: outcomes.flatMap(({ failing }) => failing),
  flaky: outcomes.flatMap(({ flaky }) => flaky),
})

const named = (count: string, names: string[]) => [
  `${names.length} ${count}`,
  ...names.map((name) => `  ${name}`),
]

/** Returns the last lines of a run: the failed and the flaky tests, one a line, and `N passed, N failed`. */
export const verdict = ({ passed, failing, flaky }: Outcome): string =>
  [...named('failing', failing), ...named('flaky', flaky), `${passed} passed, ${failing.length} failed`].join(
    '\n',
  )
