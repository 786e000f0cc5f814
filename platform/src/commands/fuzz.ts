import { randomInt } from 'node:crypto'
import type { Args } from '../../bin/command-line.mjs'
import { runTool } from '../run-tool'

const usualRuns = '5000'

/**
 * `npm run fuzz [-- --runs N] [--seed N] [--operation 'POST /api/kick']`: sends a server
 * requests that its OpenAPI document allows and forbids. The printed seed repeats the same requests.
 */
export async function run({ values }: Args<'fuzz'>) {
  const { runs = usualRuns, seed = String(randomInt(2 ** 31)), operation } = values
  for (const [name, value] of Object.entries({ runs, seed }))
    if (!/^\d+$/.test(value)) throw new Error(`--${name} needs a whole number, not ${value}.`)
  console.log(`${runs} requests for each operation, seed ${seed}`)
  return runTool('jest/bin/jest.js', ['--selectProjects', 'api', '--', 'api/test/fuzz'], {
    FUZZ_RUNS: runs,
    FUZZ_SEED: seed,
    ...(operation !== undefined && { FUZZ_OPERATION: operation }),
  })
}
