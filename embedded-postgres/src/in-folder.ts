import type { SpawnOptions } from 'node:child_process'
import type { ServerUser } from './server-user'

/**
 * How a PostgreSQL program is run on a data folder whose parents its user may not be able to enter (/root, a
 * private home): it is put into the folder while we are still root, and /proc/self/cwd names the place where
 * one stands without a walk from the top.
 */
export const inFolder = (
  folder: string,
  user: ServerUser | null,
): { name: string; options: SpawnOptions } => ({
  name: user && process.platform === 'linux' ? '/proc/self/cwd' : folder,
  options: {
    ...user,
    cwd: folder,
    // Nothing of ours: PGPORT and its kind would change the server, LC_MESSAGES the words that we read.
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  },
})
