import type { PictureAddresses } from '../media/picture-addresses'
import type { PhotoRow } from './repository'

/** @param isOpen whether everybody can open the pictures of the thing */
export const presentPhotos = (photos: PhotoRow[], isOpen: boolean, pictures: PictureAddresses) =>
  photos.map(({ pictureId, width, height, alt, caption }) => ({
    _id: pictureId,
    url: pictures.of(pictureId, isOpen),
    width,
    height,
    alt,
    caption,
  }))
