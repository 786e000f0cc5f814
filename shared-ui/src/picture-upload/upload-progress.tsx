import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { words } from '../words'

interface UploadProgressProps {
  label: string
  /** 0 to 1. */
  share: number
  onCancel(): void
}

/** Shows the progress of an upload over the preview, with a button that cancels it. */
export function UploadProgress({ label, share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100)
  return (
    <Stack
      sx={{
        position: 'absolute',
        inset: 'auto 12px 12px',
        gap: 0.75,
        padding: '8px 8px 14px 16px',
        borderRadius: '14px',
        bgcolor: 'background.raised',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {words.upload.uploading} {percent} %
        </Typography>
        <Button size="small" color="inherit" onClick={onCancel}>
          {words.upload.cancel}
        </Button>
      </Stack>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={percent}
        aria-label={words.upload.progress(label)}
        sx={{ height: 6, borderRadius: 3, marginRight: 1 }}
      />
    </Stack>
  )
}
