import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../bin/root.mjs'
import { printTable } from '../../bin/print.mjs'
import { builtServer } from '../build/parts/built'
import { buildChangedApi } from './build'
import { runTool } from '../run-tool'

const folder = join(root, '.cache/faults')
const figuresFile = join(folder, 'figures.jsonl')

/** A line of the output of api/src/faults, one for each fault. */
const figures = (): { fault: string; figures: string }[] =>
  existsSync(figuresFile)
    ? readFileSync(figuresFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []

const often = '20'

/** `npm run faults`: kills, slows down and fills up what a site depends on, twenty times, and prints the effects. */
export async function run() {
  mkdirSync(folder, { recursive: true })
  rmSync(figuresFile, { force: true })
  await buildChangedApi()
  const code = await runTool('jest/bin/jest.js', ['--runInBand', 'api/src/faults'], {
    FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? often,
    FAULT_FIGURES: figuresFile,
    FAULT_SERVER: builtServer,
  })
  console.log()
  printTable(
    ['fault', 'what it did'],
    figures().map((each) => [each.fault, each.figures]),
  )
  return code
}
