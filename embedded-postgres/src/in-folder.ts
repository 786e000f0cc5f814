import type { SpawnOptions } from 'node:child_process'
import type { ServerUser } from './server-user'

/**
 * Runs a PostgreSQL program on a data folder whose parents its user may not be able to enter, such as /root. The
 * working directory is set while the process is still root, and /proc/self/cwd opens it without its parents.
 */
export const inFolder = (
  folder: string,
  user: ServerUser | null,
): { name: string; options: SpawnOptions } => ({
  name: user && process.platform === 'linux' ? '/proc/self/cwd' : folder,
  options: {
    ...user,
    cwd: folder,
    // An empty environment: variables such as PGPORT would change the server, and LC_MESSAGES the messages that are
    // parsed.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  },
})
