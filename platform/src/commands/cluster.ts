import type { Args } from '../../bin/command-line.mjs'
import { buildAside } from './build'
import { runTool } from '../run-tool'

/**
 * `npm run cluster [-- --fault NAME] [--seconds N]`: starts the site on three PostgreSQL under Patroni, an object store,
 * HAProxy and two servers, causes faults under load, and prints their effects. Ends everything that it started.
 */
export async function run({ args }: Args<'cluster'>) {
  await buildAside()
  return runTool('tsx/dist/cli.mjs', ['bench/src/cluster/main.ts', ...args])
}
