import { buffer } from 'node:stream/consumers'
import { Unavailable } from '@bucketeer/host/http'
import { createFairQueue } from '../../http/fair-queue'
import { callEncoder } from './encoder/run-encoder'
import type { PictureFiles } from './picture-files'
import { largestWidth } from './picture-urls'
import { words } from './words'

/** The pixels of the picture of a link preview, which chats show without cropping. */
export const previewSize = { width: 1200, height: 630 } as const

/** Encoding takes a core for some 50 ms, and everybody may ask for it. */
const enqueuePreview = createFairQueue({
  concurrency: 1,
  maxQueuedPerKey: 10,
  maxQueuedByBusyKeys: 30,
  maxQueued: 100,
  createError: () => new Unavailable(words.busy, 5),
})

/** Returns the URL of the picture of a link preview, for a picture that everybody can open. */
export const previewUrl = (pictureId: string, publicUrl: string | undefined): string =>
  `${publicUrl ?? ''}/media/${pictureId}/preview.jpg`

/**
 * Returns a picture as a JPEG of `previewSize`, because not every chat shows WebP; undefined without its file.
 * @param key requests with the same key take turns with others
 */
export async function previewPicture(files: PictureFiles, pictureId: string, key: string) {
  const file = await files.open(pictureId, largestWidth)
  if (!file) return undefined
  const webp = await buffer(file.stream)
  return enqueuePreview(key, () => callEncoder('preview', webp, previewSize))
}
