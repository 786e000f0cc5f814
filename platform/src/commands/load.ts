import { buildApi, isApiBuilt } from '../parts/build-api'
import { step } from './progress'
import { runTool } from './run-tool'

/**
 * `npm run load [-- steady logins overload enumeration] [-- --seconds N]`: loads a server of its own, and prints how it
 * did. The steady load takes five minutes unless `--seconds` says otherwise.
 */
export const run = async (args: string[]) => {
  if (!isApiBuilt()) await step('Building api', buildApi)
  return runTool('tsx/dist/cli.mjs', ['bench/src/load/main.ts', ...args])
}
