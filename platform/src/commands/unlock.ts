import type { Args } from '../../bin/read-args.mjs'
import { runServerCommand } from './run-tool'

/** `npm run unlock -- EMAIL`: runs the server's unlock command. */
export const run = ({ args }: Args<'unlock'>) => runServerCommand('unlock', args)
