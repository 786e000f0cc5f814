import type { Args } from '../../bin/read-args.mjs'
import { runTool } from './run-tool'

/** `npm run backup -- FILE`: the server's own command, which knows what a site is made of. */
export const run = ({ args }: Args<'backup'>) =>
  runTool('tsx/dist/cli.mjs', ['api/src/commands/backup.ts', ...args])
