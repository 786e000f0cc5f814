import type { Args } from '../../bin/read-args.mjs'
import { runTool } from './run-tool'

/** `npm run backup -- FILE`: runs the server's backup command. */
export const run = ({ args }: Args<'backup'>) =>
  runTool('tsx/dist/cli.mjs', ['api/src/commands/backup.ts', ...args])
