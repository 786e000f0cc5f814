import { RetryBanner, Stack, Typography } from '@bucketeer/shared-ui'
import { LinearProgress } from '@bucketeer/shared-ui/forms'
import { words } from '../words'
import { type Resending } from './use-story-picture'

interface ResendNoteProps {
  resending: Resending
  onRetry(): void
}

/** The state of a repeated or failed upload. */
export function ResendNote({ resending, onRetry }: ResendNoteProps) {
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
