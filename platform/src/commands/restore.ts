import type { Args } from '../../bin/read-args.mjs'
import { runServerCommand } from './run-tool'

/** `npm run restore -- FILE [--replace]`: runs the server's restore command. */
export const run = ({ args }: Args<'restore'>) => runServerCommand('restore', args)
