import { runServerCommand } from '../commands/run-tool'

/** `bucketeer check`: runs the checks of the server's admin command. */
export const run = () => runServerCommand('admin', ['check'])
