import { RetryBanner, Stack, Typography } from '@bucketeer/shared-ui'
import { LinearProgress, PictureUpload, type PictureUploadProps } from '@bucketeer/shared-ui/forms'
import { words } from '../words'
import type { Resending, useStoryPicture } from './use-story-picture'

/** The state of a repeated or failed upload. */
function ResendNote({ resending, onRetry }: { resending: Resending; onRetry(): void }) {
  if (resending.phase === 'none') return null
  if (resending.phase === 'failed')
    return <RetryBanner size="small" title={words.couldNotUpload} error={resending.error} onRetry={onRetry} />
  const percent = Math.round(resending.share * 100)
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words.uploading(percent)}
      </Typography>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={percent}
        aria-label={words.uploadProgress}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Stack>
  )
}

// Stricter than the server: a rule of this form.
const pngOrJpeg = ['image/png', 'image/jpeg']

interface PictureFieldProps extends Required<Pick<PictureUploadProps, 'cover' | 'drawnAs'>> {
  picture: ReturnType<typeof useStoryPicture>
  problem: string | undefined
  /** Called with the chosen file; null when the field is emptied. */
  onFile(file: File | null): void
}

/** The required picture of a Story. */
export const PictureField = ({ picture, problem, cover, drawnAs, onFile }: PictureFieldProps) => (
  <Stack sx={{ gap: 1.5, maxWidth: 480 }}>
    <PictureUpload
      key={picture.failures}
      label={words.picture}
      required
      problem={problem}
      cover={cover}
      drawnAs={drawnAs}
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
