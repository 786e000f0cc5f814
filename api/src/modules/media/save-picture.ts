import { availableParallelism } from 'node:os'
import { Unavailable } from '../../errors/http-error'
import { createWorkQueue } from '../../http/work-queue'
import { encodePicture } from './encode-picture'
import type { PictureFiles } from './picture-files'
import type { PictureRepository } from './repository'
import { words } from './words'

interface Places {
  files: PictureFiles
  repository: PictureRepository
}

const retryAfterSeconds = 5

/** Each picture being decoded may take 160 MB, each one waiting 10 MB. */
const inTurn = createWorkQueue({
  atOnce: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 20,
  refuse: () => new Unavailable(words.busy, retryAfterSeconds),
})

/**
 * Makes a picture of the site out of an uploaded file.
 * @returns its id
 * @throws HttpError, telling why the file can't be taken
 */
export const savePicture = async (
  { files, repository }: Places,
  { upload, ownerId }: { upload: Buffer; ownerId: string | null },
): Promise<string> => {
  const encoded = await inTurn(() => encodePicture(upload))
  const id = await files.keep(encoded)
  try {
    await repository.add({ id, ownerId, width: encoded.width, height: encoded.height })
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return id
}
