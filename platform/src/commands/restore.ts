import type { Args } from '../../bin/read-args.mjs'
import { runTool } from './run-tool'

/** `npm run restore -- FILE [--replace]`: the server's own command, which knows what a site is made of. */
export const run = ({ args }: Args<'restore'>) =>
  runTool('tsx/dist/cli.mjs', ['api/src/commands/restore.ts', ...args])
