import { Button, RetryBanner, Stack, Typography, visuallyHidden } from '@bucketeer/shared-ui'
import { LeaveGuard, LinearProgress } from '@bucketeer/shared-ui/forms'
import type { Upload } from './use-upload'
import { words } from './words'

/** Percents after which the progress is announced again. */
const announced = 25

interface ProgressProps {
  label: string
  done: number
  /** 0 while it is unknown. */
  total: number
  /** Default: '120 of 480'. */
  text?: string
}

/** Shows the progress of a job or an upload, and announces each quarter of it. */
export function Progress({ label, done, total, text }: ProgressProps) {
  const percent = total === 0 ? 0 : Math.round((100 * done) / total)
  return (
    <Stack sx={{ gap: 1, maxWidth: 640 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>{label}</Typography>
        <Typography sx={{ flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {text ?? (total > 0 && words.progress(done, total))}
        </Typography>
      </Stack>
      <LinearProgress
        variant={total === 0 ? 'indeterminate' : 'determinate'}
        color="secondary"
        value={percent}
        aria-label={label}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <span role="status" style={visuallyHidden}>
        {label} {total > 0 && words.percent(percent - (percent % announced))}
      </span>
    </Stack>
  )
}

/** Shows the running upload, or why it failed. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { name, isPacking, share, error, isRunning, retry, cancel } = upload
  const percent = Math.round(100 * share)
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start', '& > *': { width: '100%' } }}>
      {isRunning && (
        <>
          <LeaveGuard isUnsaved />
          <Progress
            label={isPacking ? words.upload.packing : words.upload.sending(name)}
            done={percent}
            total={100}
            text={words.percent(percent)}
          />
        </>
      )}
      <RetryBanner title={words.upload.failed(name)} error={error} onRetry={retry} />
      <Button variant="outlined" onClick={cancel} sx={{ '&&': { width: 'auto' } }}>
        {words.cancel}
      </Button>
    </Stack>
  )
}
