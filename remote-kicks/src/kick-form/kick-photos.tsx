import { uploadPicture } from '@bucketeer/shared-auth'
import { type PhotoList, PhotoSet, type usePhotoSaving } from '@bucketeer/shared-ui/social'
import { request } from '../request'
import { words } from './words'

/** The largest number of photos of a Kick; the server has the same. */
const maxPhotos = 8

interface KickPhotosProps {
  picture: string | null
  value: PhotoList
  change(changes: { photos?: PhotoList; pictures?: string }): void
  saving: ReturnType<typeof usePhotoSaving>
  /** Called with the files of all photos that were added and are still there. */
  onFiles(files: readonly File[]): void
}

/** The photos of a Kick after its picture. */
export function KickPhotos({ picture, value, change, saving, onFiles }: KickPhotosProps) {
  return (
    <PhotoSet
      picture={picture}
      value={value}
      onChange={(photos) => change({ photos })}
      onPicture={(pictures) => change({ pictures })}
      most={maxPhotos}
      thing={words.thing}
      upload={(file, options) => uploadPicture(request, file, options)}
      onStatus={saving.onStatus}
      attention={saving.attention}
      onFiles={onFiles}
    />
  )
}
