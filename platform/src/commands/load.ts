import type { Args } from '../../bin/command-line.mjs'
import { buildChangedApi } from './build'
import { runTool } from '../run-tool'

/**
 * `npm run load [-- steady logins overload enumeration hostile] [-- --seconds N]`: loads a server of its own and
 * prints the results. The steady load takes five minutes and the hostile one two, unless `--seconds` says otherwise.
 */
export async function run({ args }: Args<'load'>) {
  await buildChangedApi()
  return runTool('tsx/dist/cli.mjs', ['bench/src/load/main.ts', ...args])
}
