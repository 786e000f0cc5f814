import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { cutText } from '@bucketeer/platform/text'
import { HttpError } from '@bucketeer/host/http'
import { InvalidValue } from '@bucketeer/host/server'
import { maxKickPhotos } from '../../kick/schemas'
import { maxEntryPhotos } from '../../log/schemas'
import { savePicture } from '../../media/save-picture'
import { createUploadFolder, largestPicture } from '../../media/upload-form'
import { words } from '../../media/words'
import type { StoredPhoto } from '../../photo/repository'
import { maxStoryPhotos } from '../../story/schemas'
import type { ImportItem } from '../items'
import type { SavedPhotos } from '../kinds'
import type { Upload } from '../readers/upload'

const maxPhotos = { kick: maxKickPhotos, bucket: 1, journal: 0, story: maxStoryPhotos, entry: maxEntryPhotos }

/** Characters of the texts of a photo. */
const longest = { alt: 1500, caption: 300 }

function photosOf(item: ImportItem) {
  if (item.kind === 'journal') return []
  if (item.kind === 'bucket')
    return item.picture === null ? [] : [{ file: item.picture, alt: '', caption: '' }]
  return item.photos
}

async function* upTo(maxBytes: number, source: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new InvalidValue(words.tooLarge)
    yield chunk
  }
}

const isFaultOfPhoto = (error: unknown) =>
  error instanceof InvalidValue ||
  (error instanceof HttpError && error.statusCode < 500 && error.sentence?.code !== words.full.code)

interface Owner {
  ownerId: string
  /** Called before each photo. @throws to stop */
  keepLease(): Promise<void>
}

/**
 * Creates a function that saves the photos of a thing for a user. It skips those that are no pictures, and those that are
 * too many. It throws an HttpError if the storage is full.
 */
export function createPhotoSaver(places: Parameters<typeof savePicture>[0], dataDir: string) {
  const folder = createUploadFolder(dataDir)
  const save = (upload: Upload, file: string, ownerId: string) =>
    folder.withFile(async (path) => {
      const source = upload.photo(file)
      if (!source) return undefined
      await pipeline(upTo(largestPicture, source), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return savePicture(places, { path, ownerId })
    })

  return async (upload: Upload, item: ImportItem, { ownerId, keepLease }: Owner): Promise<SavedPhotos> => {
    const all = photosOf(item)
    const photos: StoredPhoto[] = []
    for (const { file, alt, caption } of all.slice(0, maxPhotos[item.kind])) {
      await keepLease()
      const pictureId = await save(upload, file, ownerId).catch((error: unknown) => {
        if (!isFaultOfPhoto(error)) throw error
        return undefined
      })
      const texts = { alt: cutText(alt, longest.alt), caption: cutText(caption, longest.caption) }
      if (pictureId) photos.push({ pictureId, ...texts })
    }
    return { photos, missing: all.length - photos.length }
  }
}
