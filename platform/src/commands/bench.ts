import type { Args } from '../../bin/command-line.mjs'
import { findBrowser } from './browser/run-browser-tests'
import { buildAside } from './build'
import { runTool } from '../run-tool'

/** `npm run bench [-- NAME …]`: measures the built site and prints tables. */
export async function run({ args }: Args<'bench'>) {
  const browser = await findBrowser()
  await buildAside()
  return runTool('tsx/dist/cli.mjs', ['bench/src/main.ts', ...args], { BROWSER_PATH: browser })
}
