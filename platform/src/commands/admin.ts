import type { Args } from '../../bin/read-args.mjs'
import { runNode, toolFile } from './run-tool'

/** `npm run admin -- COMMAND`: runs the server's admin command, which may ask a question in the terminal. */
export const run = ({ args }: Args<'admin'>) =>
  runNode(toolFile('tsx/dist/cli.mjs'), ['api/src/commands/admin.ts', ...args], {}, 'inherit')
