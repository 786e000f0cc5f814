import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../../bin/root.mjs'
import {
  readJestReport,
  readPlaywrightReport,
  retryOfJest,
  retryOfPlaywright,
  total,
  verdict,
} from './test-reports'

/** Below the root, so that Playwright resolves its own package. */
let folder: string
beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/test-reports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const file = (name: string) => join(relative(root, folder), name)
const report = () => join(folder, 'report.json')

const run = async (program: string, args: string[], env: Record<string, string>): Promise<number> => {
  // Playwright refuses to run in a worker of Jest, which it knows by this variable.
  const { JEST_WORKER_ID: _, ...ownEnv } = process.env
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...ownEnv, ...env },
  })
  const [code]: unknown[] = await once(child, 'exit')
  return Number(code)
}

test('counts what Jest reports: passed, failed twice, cannot be run, and flaky by name', async () => {
  const retrySetup = join(root, 'platform/src/testing/retry-failed-tests.ts')
  write(
    'jest.json',
    JSON.stringify({ testMatch: ['**/*.test.js'], transform: {}, setupFilesAfterEnv: [retrySetup] }),
  )
  write(
    'some.test.js',
    `let runs = 0
    describe('A list', () => {
      test('passes when it is run again', () => expect(++runs).toBe(2))
      test('passes', () => undefined)
      test('fails', () => expect(1).toBe(2))
    })`,
  )
  write('broken.test.js', `throw new Error('Broken')`)
  const args = ['--config', 'jest.json', '--json', '--outputFile', report()]
  const code = await run('jest/bin/jest.js', args, retryOfJest)
  expect(readJestReport(report(), code)).toEqual({
    passed: 2,
    failing: [
      expect.stringMatching(
        `^${file('some.test.js')} › A list fails: Error: expect.* Expected: 2 Received: 1`,
      ),
      expect.stringMatching(`^${file('broken.test.js')}: .*Broken`),
    ],
    flaky: [
      expect.stringMatching(`^${file('some.test.js')} › A list passes when it is run again: Error: expect`),
    ],
  })
})

test('counts what Playwright reports: passed, failed twice, and flaky by name', async () => {
  write('playwright.config.mjs', `export default { testMatch: '*.spec.mjs', outputDir: 'results' }`)
  write(
    'some.spec.mjs',
    `import { expect, test } from '@playwright/test'
    test.describe('A list', () => {
      test('passes when it is run again', ({}, { retry }) => expect(retry).toBe(1))
      test('passes', () => undefined)
      test('fails', () => expect(1).toBe(2))
    })`,
  )
  const args = ['test', ...retryOfPlaywright, '--reporter', 'json']
  const code = await run('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report() })
  expect(readPlaywrightReport(report(), code)).toEqual({
    passed: 2,
    failing: [
      expect.stringMatching(`^${file('some.spec.mjs')} › A list › fails: Error: expect.* Received: 1`),
    ],
    flaky: [
      expect.stringMatching(
        `^${file('some.spec.mjs')} › A list › passes when it is run again: Error: expect`,
      ),
    ],
  })
})

test.each([0, 1])('a runner that writes no report and exits with %i counts as one failure', (code) => {
  const failureOf = (runner: string) => ({
    passed: 0,
    failing: [`${runner} ended with ${code} after 0 passed tests`],
    flaky: [],
  })
  expect(readJestReport(join(folder, 'none.json'), code)).toEqual(failureOf('Jest'))
  expect(readPlaywrightReport(join(folder, 'none.json'), code)).toEqual(failureOf('Playwright'))
})

test('prints failing and flaky tests before the last line, which is the count alone', () => {
  const one = { passed: 3, failing: [], flaky: ['a.test.ts › saves', 'b.test.ts › loads'] }
  const other = { passed: 4, failing: ['Lint'], flaky: [] }
  expect(verdict(total([one, other]))).toBe(
    '1 failing\n  Lint\n2 flaky\n  a.test.ts › saves\n  b.test.ts › loads\n7 passed, 1 failed',
  )
  expect(verdict({ ...one, flaky: [] })).toBe('0 failing\n0 flaky\n3 passed, 0 failed')
})
