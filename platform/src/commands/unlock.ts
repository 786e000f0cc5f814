import type { Args } from '../../bin/read-args.mjs'
import { runTool } from './run-tool'

/** `npm run unlock -- EMAIL`: runs the server's unlock command. */
export const run = ({ args }: Args<'unlock'>) =>
  runTool('tsx/dist/cli.mjs', ['api/src/commands/unlock.ts', ...args])
