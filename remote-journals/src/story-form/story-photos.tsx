import { uploadPicture } from '@bucketeer/shared-auth'
import { type PhotoList, PhotoSet, type usePhotoSaving } from '@bucketeer/shared-ui/social'
import { request } from '../request'
import { type useStoryDraft } from './use-story-draft'
import { words } from './words'

/** The largest number of photos of a Story; the server has the same. */
const most = 20

interface StoryPhotosProps {
  draft: ReturnType<typeof useStoryDraft>
  value: PhotoList
  saving: ReturnType<typeof usePhotoSaving>
  /** Called with the files of all photos that were added and are still there. */
  onFiles(files: readonly File[]): void
}

/** The photos of a Story after its picture. */
export function StoryPhotos({ draft, value, saving, onFiles }: StoryPhotosProps) {
  return (
    <PhotoSet
      picture={draft.values.picture}
      value={value}
      onChange={(photos) => draft.change({ photos })}
      onPicture={draft.picture.replace}
      most={most}
      thing={words.thing}
      upload={(file, options) => uploadPicture(request, file, options)}
      onStatus={saving.onStatus}
      attention={saving.attention}
      onFiles={onFiles}
    />
  )
}
