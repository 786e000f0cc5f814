import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** A file system in memory, on Linux. */
const memory = '/dev/shm'
/** Required free memory. A run needs less than one gigabyte at a time; other programs need the rest. */
const neededBytes = 4 * 1024 ** 3

const hasEnoughMemory = () => {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}

/**
 * Moves the folder of temporary files of this process and its children into memory, if enough is free: tests create,
 * fill and drop dozens of databases, for which a disk is the bottleneck. The folder is removed when the process exits.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (!hasEnoughMemory()) return
  const folder = mkdtempSync(join(memory, 'bucketeer-'))
  // The mode of /tmp: PostgreSQL runs as another user when root runs the tests.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
