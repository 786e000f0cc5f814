import type { PictureUrls } from '../media/picture-urls'
import type { PhotoRow } from './repository'

/** @param isOpen whether everybody can open the pictures of the thing */
export const presentPhotos = (photos: PhotoRow[], isOpen: boolean, pictures: PictureUrls) =>
  photos.map(({ pictureId, width, height, alt, caption }) => ({
    _id: pictureId,
    url: pictures.of(pictureId, isOpen),
    width,
    height,
    alt,
    caption,
  }))
