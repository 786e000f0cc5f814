import { Stack } from '@bucketeer/shared-ui'
import { PictureUpload } from '@bucketeer/shared-ui/forms'
import { words } from '../words'
import { ResendNote } from './resend-note'
import { type useStoryPicture } from './use-story-picture'

// Stricter than the server: a rule of this form.
const pngOrJpeg = ['image/png', 'image/jpeg']

interface PictureFieldProps {
  picture: ReturnType<typeof useStoryPicture>
  problem: string | undefined
  /** Called with the chosen file; null when the field is emptied. */
  onFile(file: File | null): void
}

/** The required picture of a Story. */
export function PictureField({ picture, problem, onFile }: PictureFieldProps) {
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 480 }}>
      <PictureUpload
        key={picture.failures}
        label={words.picture}
        required
        problem={problem}
        accept={pngOrJpeg}
        hint={words.pictureHint}
        value={picture.shown}
        onChange={(url) => url === null && picture.remove()}
        onBusyChange={picture.onBusyChange}
        onFile={onFile}
        upload={picture.upload}
      />
      <ResendNote resending={picture.resending} onRetry={picture.retry} />
    </Stack>
  )
}
