import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Histogram } from 'prom-client'
import { HttpError, Unavailable } from '@bucketeer/host/http'
import { createFairQueue } from '../../http/fair-queue'
import { queueMetrics } from '../../metrics/process-metrics'
import { encodePicture } from './encode-picture'
import type { PictureFiles } from './picture-files'
import type { PictureRepository } from './repository'
import { words } from './words'

interface Places {
  files: PictureFiles
  repository: PictureRepository
  /** The storage quota of a user in bytes. */
  storagePerPerson: number
  encoding: Pick<Histogram, 'startTimer'>
}

/** Concurrent uploads of a person. */
export const maxPerPerson = 5

/** A picture being decoded may take 160 MB. A waiting one is on disk. Beside the uploads of a person, an import may save one. */
const enqueueEncoding = createFairQueue({
  observer: queueMetrics('pictures'),
  concurrency: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  maxQueuedPerKey: maxPerPerson + 1,
  maxQueuedByBusyKeys: 100,
  maxQueued: 300,
  createError: () => new Unavailable(words.busy, 5),
})

/**
 * Creates a picture from the uploaded file at `path`.
 * @returns its id
 * @throws HttpError or InvalidValue with the reason for a refused file
 */
export async function savePicture(
  { files, repository, storagePerPerson, encoding }: Places,
  { path, ownerId }: { path: string; ownerId: string },
): Promise<string> {
  const encoded = await enqueueEncoding(ownerId, () => {
    const stopTimer = encoding.startTimer()
    return encodePicture(path).finally(stopTimer)
  })
  const bytes = encoded.files.reduce((sum, file) => sum + file.bytes.length, 0)
  await requireRoom({ repository, storagePerPerson }, { ownerId, bytes })
  const id = randomUUID()
  await repository.announce(id)
  try {
    await files.save(id, encoded)
    await repository.add({ id, ownerId, width: encoded.width, height: encoded.height, bytes })
  } catch (error) {
    // If this fails too, the daily clean-up does it.
    await repository.discard(id, () => files.remove(id)).catch(() => undefined)
    throw error
  }
  return id
}

/**
 * Checks the quota. Concurrent uploads may exceed it by their own size.
 * @throws HttpError if the additional bytes exceed the quota
 */
export async function requireRoom(
  { repository, storagePerPerson }: Pick<Places, 'repository' | 'storagePerPerson'>,
  { ownerId, bytes }: { ownerId: string; bytes: number },
): Promise<void> {
  const kept = await repository.keptBy(ownerId)
  if (kept + bytes > storagePerPerson) throw new HttpError(413, words.full)
}
