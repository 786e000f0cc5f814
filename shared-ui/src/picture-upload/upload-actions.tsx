import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { ImageIcon, RetryIcon, TrashIcon } from '../icons'
import { words } from '../words'

interface UploadActionsProps {
  onReplace(): void
  onRemove(): void
  /** Undefined unless the last upload failed. */
  onRetry: (() => void) | undefined
}

/** Renders the buttons to replace or remove the picture, or to retry its upload. */
export function UploadActions({ onReplace, onRemove, onRetry }: UploadActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {onRetry && (
        <Button size="small" variant="contained" startIcon={<RetryIcon size={16} />} onClick={onRetry}>
          {words.upload.retry}
        </Button>
      )}
      <Button size="small" variant="outlined" startIcon={<ImageIcon size={16} />} onClick={onReplace}>
        {words.upload.replace}
      </Button>
      <Button size="small" color="inherit" startIcon={<TrashIcon size={16} />} onClick={onRemove}>
        {words.upload.remove}
      </Button>
    </Stack>
  )
}
