import { isText, listOf, orNull, shapeOf } from '../form/shape-of'

/** An uploaded photo with its texts. */
export interface Photo {
  url: string
  /** Describes the photo to those who cannot see it. */
  alt: string
  caption: string
}

/** The photos of a form beside its picture field. */
export interface PhotoList {
  /** The texts of the picture. They apply only to the picture with this address. */
  first: Photo | null
  /** The photos after the picture. */
  more: Photo[]
}

export const noPhotos: PhotoList = { first: null, more: [] }

const copyOf = ({ url, alt, caption }: Photo): Photo => ({ url, alt, caption })

/** Returns the list of a form from all photos of a response. */
export const photoListOf = ([first, ...more]: readonly Photo[]): PhotoList => ({
  first: first ? copyOf(first) : null,
  more: more.map(copyOf),
})

/** Returns the picture with its texts. */
export const firstPhoto = (picture: string, { first }: PhotoList): Photo =>
  first?.url === picture ? first : { url: picture, alt: '', caption: '' }

/** Returns all photos, for a request. A photo that is also the picture is not repeated. */
export const allPhotos = (picture: string | null, list: PhotoList): Photo[] => [
  ...(picture === null ? [] : [firstPhoto(picture, list)]),
  ...list.more.filter(({ url }) => url !== picture),
]

const isPhoto = shapeOf<Photo>({ url: isText, alt: isText, caption: isText })

/** Checks the photos of a stored draft. */
export const isPhotoList = shapeOf<PhotoList>({ first: orNull(isPhoto), more: listOf(isPhoto) })
