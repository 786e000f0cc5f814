import type { Site } from '../../app-deps'
import { createPictureFiles } from './picture-files'
import { createCleanUpRepository, createPictureRepository, unusedDays } from './repository'

/** Batch size, and batches of a run. The next run continues. */
const batch = { pictures: 100, count: 100 }

/** Removes pictures without use for `unusedDays`, and their files. */
export async function cleanUpPictures(site: Site): Promise<{ pictures: number; files: number }> {
  const { removeOlderThan } = createCleanUpRepository(site.database)
  const pictures = await inBatches(() => removeOlderThan(unusedDays, batch.pictures))
  return { pictures, files: await deleteRemovedFiles(site) }
}

/** Deletes the files of removed pictures. The next run retries failures. */
export function deleteRemovedFiles({ database, store }: Site): Promise<number> {
  const { removed } = createCleanUpRepository(database)
  const { discard } = createPictureRepository(database)
  const files = createPictureFiles(store)
  return inBatches(async () => {
    const ids = await removed(batch.pictures)
    for (const id of ids) await discard(id, () => files.remove(id))
    return ids.length
  })
}

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
