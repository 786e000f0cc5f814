import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** A whole run needs less than a gigabyte at a time; the machine wants some memory for itself. */
const plenty = 4 * 1024 ** 3

const hasPlenty = () => {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= plenty
  } catch {
    return false
  }
}

/**
 * From now on temporary files of this process and its children lie in memory, where there is plenty of it: dozens of
 * databases, made, filled and removed, wait for a disk longer than they work. They are gone when the process ends.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (!hasPlenty()) return
  const folder = mkdtempSync(join(memory, 'bucketeer-'))
  // As /tmp is: PostgreSQL runs as somebody else when root runs the tests.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
