import type { Args } from '../../bin/read-args.mjs'
import { runTool } from './run-tool'

/** `npm run restore -- FILE [--replace]`: runs the server's restore command. */
export const run = ({ args }: Args<'restore'>) =>
  runTool('tsx/dist/cli.mjs', ['api/src/commands/restore.ts', ...args])
