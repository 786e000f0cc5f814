import type { Args } from '../../bin/read-args.mjs'
import { runServerCommand } from './run-tool'

/** `bucketeer migrate [--stopped]`: runs the server's migrate command. */
export const run = ({ args }: Args<'migrate'>) => runServerCommand('migrate', args)
