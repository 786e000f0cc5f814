import type { Args } from '../../bin/command-line.mjs'
import { buildApi, isApiBuilt } from '../build/parts/built'
import { step } from '../../bin/print.mjs'
import { runTool } from '../run-tool'

/**
 * `npm run load [-- steady logins overload enumeration hostile] [-- --seconds N]`: loads a server of its own and
 * prints the results. The steady load takes five minutes and the hostile one two, unless `--seconds` says otherwise.
 */
export async function run({ args }: Args<'load'>) {
  if (!isApiBuilt()) await step('Building api', buildApi)
  return runTool('tsx/dist/cli.mjs', ['bench/src/load/main.ts', ...args])
}
