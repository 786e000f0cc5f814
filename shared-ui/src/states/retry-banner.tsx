import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { ErrorBanner, type ErrorBannerProps } from './error-banner'
import { RetryIcon } from '../icons'
import { words } from '../words'

export interface RetryBannerProps extends ErrorBannerProps {
  onRetry(): void
  /** `small` within a form or a card. */
  size?: 'small' | 'medium'
}

/** Shows an `ErrorBanner` with a retry button. Shows nothing without an error. */
export function RetryBanner({ title, error, onRetry, size = 'medium' }: RetryBannerProps) {
  if (!error) return null
  const isSmall = size === 'small'
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: isSmall ? 1 : 2 }}>
      <ErrorBanner title={title} error={error} />
      <Button
        size={size}
        variant="outlined"
        startIcon={<RetryIcon size={isSmall ? 16 : 18} />}
        onClick={onRetry}
      >
        {words.error.retry}
      </Button>
    </Stack>
  )
}
