import type { PictureFiles } from '../picture-files'
import { unusedDays } from '../repository'
import type { CleanUpRepository } from './repository'

interface Places {
  repository: CleanUpRepository
  files: Pick<PictureFiles, 'remove'>
}

/** Batch size, and batches of a run. The next run continues. */
const batch = { pictures: 100, count: 100 }

/** Removes pictures without use for `unusedDays`, and their files. */
export async function cleanUpPictures(places: Places): Promise<{ pictures: number; files: number }> {
  const pictures = await inBatches(() => places.repository.removeOlderThan(unusedDays, batch.pictures))
  return { pictures, files: await deleteRemovedFiles(places) }
}

/** Deletes the files of removed pictures. The next run retries failures. */
export const deleteRemovedFiles = ({ repository, files }: Places): Promise<number> =>
  inBatches(async () => {
    const ids = await repository.removed(batch.pictures)
    for (const id of ids) await files.remove(id)
    if (ids.length > 0) await repository.forget(ids)
    return ids.length
  })

/** @param work processes one batch and returns its size. A smaller batch is the last one. */
async function inBatches(work: () => Promise<number>) {
  let done = 0
  for (let round = 0; round < batch.count; round += 1) {
    const count = await work()
    done += count
    if (count < batch.pictures) break
  }
  return done
}
