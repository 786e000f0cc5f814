import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { LeaveGuard } from '@bucketeer/shared-ui/forms'
import { Progress } from './progress'
import type { Upload } from './use-upload'
import { words } from './words'

interface UploadProgressProps {
  upload: Upload
  from: 'file' | 'photos'
}

/** Shows the upload that this part of the page has started, with its failure. */
export function UploadProgress({ upload, from }: UploadProgressProps) {
  const { state, isRunning, retry, cancel } = upload
  if (state?.from !== from) return null
  const percent = Math.round(100 * state.share)
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isRunning && <LeaveGuard isUnsaved />}
      <ErrorBanner title={words.upload.failed(state.name)} error={state.error} />
      {isRunning && (
        <Progress
          label={state.phase === 'packing' ? words.upload.packing : words.upload.sending(state.name)}
          done={percent}
          total={100}
          text={words.percent(percent)}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {!isRunning && (
          <Button variant="contained" onClick={retry}>
            {words.upload.retry}
          </Button>
        )}
        <Button variant="outlined" onClick={cancel}>
          {words.upload.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
