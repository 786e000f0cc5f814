import type { FileStore } from '../file-store'
import type { UnreleasedRepository } from './repository'

/** More than any release has files; the rest waits for the next day. */
const mostBatches = 1000

interface Places {
  unreleased: Pick<UnreleasedRepository, 'removeBatch'>
  files: Pick<FileStore, 'remove'>
}

/** Removes the files of releases that were never finished, a day after they were last asked about or sent. */
export const cleanUpUnreleased = async ({ unreleased, files }: Places): Promise<{ files: number }> => {
  let count = 0
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const { removed, isLast } = await unreleased.removeBatch(files.remove)
    count += removed
    if (isLast) break
  }
  return { files: count }
}
