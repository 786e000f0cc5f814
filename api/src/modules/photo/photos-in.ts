import { InvalidValue } from '@bucketeer/host/server'
import { acceptedPicture } from '../media/picture-urls'
import type { PhotoChange } from './repository'
import type { PhotoFields } from './schemas'
import { words } from './words'

interface Sent {
  pictures?: string | null | undefined
  photos?: PhotoFields[] | undefined
}

interface Rule {
  /** The entity that has the photos. */
  thing: keyof typeof words.tooMany
  /** The largest number of photos. */
  max: number
  publicUrl: string | undefined
}

/**
 * Returns the photos of a request; undefined if it leaves them as they are.
 * @throws InvalidValue for too many photos, for duplicates, and if the first photo is not the picture
 */
export function photosIn(
  { pictures, photos }: Sent,
  { thing, max, publicUrl }: Rule,
): PhotoChange | undefined {
  const pictureId = acceptedPicture(pictures, publicUrl)
  if (!photos) return pictureId === undefined ? undefined : { pictureId }
  if (photos.length > max) throw new InvalidValue(words.tooMany[thing](max))
  const all = photos.map(({ url, alt = '', caption = '' }) => ({
    pictureId: required(acceptedPicture(url, publicUrl)),
    alt,
    caption,
  }))
  const [first = null] = all
  if (new Set(all.map((photo) => photo.pictureId)).size < all.length) throw new InvalidValue(words.twice)
  if (pictureId && pictureId !== first?.pictureId) throw new InvalidValue(words.otherPicture)
  return { pictureId: first?.pictureId ?? null, photos: all }
}

function required(pictureId: string | null | undefined) {
  if (!pictureId) throw new InvalidValue(words.missing)
  return pictureId
}
