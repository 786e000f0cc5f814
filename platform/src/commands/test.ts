import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bin/root.mjs'
import { buildAside } from './build'
import { runEndToEnd } from './e2e'
import { runTool, runToolQuietly } from '../run-tool'
import { overBudget } from '../build/parts/budget'
import { builtServer, isApiBuilt } from '../build/parts/built'
import { findParts } from '../build/parts/parts'
import {
  type Outcome,
  readJestReport,
  readPlaywrightReport,
  retryOfJest,
  retryOfPlaywright,
  total,
  verdict,
} from './test-reports/test-reports'

/** A file system in memory, on Linux. */
const memory = '/dev/shm'
/** Required free memory. A run needs less than one gigabyte at a time; other programs need the rest. */
const neededBytes = 4 * 1024 ** 3

function hasEnoughMemory() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}

/**
 * Moves the folder of temporary files of this process and its children into memory, if enough is free: tests create,
 * fill and drop dozens of databases, for which a disk is the bottleneck. The folder is removed when the process exits.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!hasEnoughMemory()) return
  const folder = mkdtempSync(join(memory, 'bucketeer-'))
  // The mode of /tmp: PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const reports = join(root, '.cache/reports')
const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')

const outcomeOfCheck = (label: string, succeeded: boolean): Outcome =>
  succeeded ? { passed: 1, failing: [], flaky: [] } : { passed: 0, failing: [label], flaky: [] }

async function jest(): Promise<Outcome> {
  const args = ['--json', '--outputFile', jestReport, '--silent=false']
  // The build, which starts several times as fast as the sources, if it succeeded.
  const env = { ...retryOfJest, GROUP_TESTS: 'yes', ...(isApiBuilt() && { FAULT_SERVER: builtServer }) }
  return readJestReport(jestReport, await runTool('jest/bin/jest.js', args, env))
}

async function endToEnd(): Promise<Outcome> {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport
  return readPlaywrightReport(playwrightReport, await runEndToEnd(retryOfPlaywright))
}

interface Check {
  label: string
  work: () => Promise<Outcome>
}

/** A check that counts as one. `work` returns an exit code. */
const check = (label: string, work: () => Promise<number>): Check => ({
  label,
  work: async () => outcomeOfCheck(label, (await work()) === 0),
})

const tool = (label: string, script: string, args: string[]): Check =>
  check(label, () => runToolQuietly(script, args))

/** @throws Error when the build has more JavaScript than bench/budget.json allows */
function expectWithinBudget() {
  const sentences = findParts().flatMap(overBudget)
  if (sentences.length > 0)
    throw new Error([...sentences, 'The budgets are in bench/budget.json.'].join('\n'))
  return 0
}

/** Checks that use one core and print only when they fail. The browser tests need the build. */
const first: Check[] = [
  check('Build, within bench/budget.json', () => buildAside().then(expectWithinBudget)),
  tool('Types of shell and remotes', 'typescript/bin/tsc', []),
]

/** Further ones, which take what the tests leave of the cores: many of them wait. */
const besides: Check[] = [
  tool('Lint', 'eslint/bin/eslint.js', ['.']),
  tool('Types of server and tools', 'typescript/bin/tsc', ['-p', 'platform/tsconfig.json']),
  tool('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  tool('Dead code and unused packages', 'knip/bin/knip.js', [
    '--config',
    'platform/knip.jsonc',
    '--no-progress',
    '--no-config-hints',
  ]),
  tool('Catalogues of the languages', 'tsx/dist/cli.mjs', [
    'platform/bin/bucketeer.mjs',
    'translations',
    '--check',
  ]),
  tool('OpenAPI document and client types', 'tsx/dist/cli.mjs', ['api/src/commands/openapi.ts', '--check']),
]

const unitTests: Check = { label: 'Unit, component and API tests', work: jest }
const browserTests: Check = { label: 'Browser tests', work: endToEnd }

interface Result extends Outcome {
  line: string
}

async function runCheck({ label, work }: Check): Promise<Result> {
  console.log(`\n── ${label}`)
  const since = performance.now()
  const outcome = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return outcomeOfCheck(label, false)
  })
  const { passed, failing } = outcome
  const failed = failing.length
  const seconds = Math.round((performance.now() - since) / 1000)
  const line = `  ${failed === 0 ? '✓' : '✗'} ${label}: ${passed} passed, ${failed} failed (${seconds} s)`
  return { ...outcome, line }
}

async function runInTurn(checks: Check[]): Promise<Result[]> {
  const results: Result[] = []
  for (const each of checks) results.push(await runCheck(each))
  return results
}

/** Runs every check to its end, also after a failed one. The last lines list the failing and the flaky tests and count all of them. */
export async function run() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  keepTemporaryFilesInMemory()
  const results = [
    ...(await Promise.all(first.map(runCheck))),
    ...(await Promise.all([runInTurn(besides), runInTurn([unitTests, browserTests])])).flat(),
  ]
  const outcome = total(results)
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n`)
  console.log(verdict(outcome))
  return outcome.failing.length === 0 ? 0 : 1
}
