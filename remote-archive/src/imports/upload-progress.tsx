import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { LeaveGuard } from '@bucketeer/shared-ui/forms'
import { Progress } from './progress'
import type { Upload } from './use-upload'
import { words } from './words'

/** Shows the running upload, or why it failed. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { name, isPacking, share, error, isRunning, retry, cancel } = upload
  const percent = Math.round(100 * share)
  return (
    <Stack sx={{ gap: 1.5 }}>
      {isRunning && <LeaveGuard isUnsaved />}
      <ErrorBanner title={words.upload.failed(name)} error={error} />
      {isRunning && (
        <Progress
          label={isPacking ? words.upload.packing : words.upload.sending(name)}
          done={percent}
          total={100}
          text={words.percent(percent)}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        {error && (
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
