import type { FileStore } from '../file-store'
import type { UnreleasedRepository } from './repository'

/** Maximum number of files of a run. The next day continues. */
const maxBatches = 1000

interface Places {
  unreleased: Pick<UnreleasedRepository, 'removeBatch'>
  files: Pick<FileStore, 'remove'>
}

/** Removes the files of unfinished releases, a day after their last request or upload. */
export const cleanUpUnreleased = async ({ unreleased, files }: Places): Promise<{ files: number }> => {
  let count = 0
  for (let round = 0; round < maxBatches; round += 1) {
    const { removed, isLast } = await unreleased.removeBatch(files.remove)
    count += removed
    if (isLast) break
  }
  return { files: count }
}
