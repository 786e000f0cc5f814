import type { Args } from '../../bin/read-args.mjs'
import { runServerCommand } from './run-tool'

/** `npm run admin -- COMMAND`: runs the server's admin command, which may ask a question in the terminal. */
export const run = ({ args }: Args<'admin'>) => runServerCommand('admin', args, 'inherit')
