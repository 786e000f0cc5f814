import type { Args } from '../../bin/read-args.mjs'
import { runServerCommand } from './run-tool'

/** `npm run backup -- FILE`: runs the server's backup command. */
export const run = ({ args }: Args<'backup'>) => runServerCommand('backup', args)
