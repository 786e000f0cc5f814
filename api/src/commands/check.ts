import { run as runAdmin } from './admin'

/** `bucketeer check`: runs the check of the admin commands. */
export const run = () => runAdmin({ args: ['check'] })
