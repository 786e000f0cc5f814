import { Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import { words } from './words'

interface ShelfFailureProps {
  error: Error
  onRetry: () => void
}

/** Why a section could not be had. */
export const ShelfFailure = ({ error, onRetry }: ShelfFailureProps) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
    <ErrorBanner title={words.couldNotGet} error={error} />
    <Button variant="outlined" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
      {words.retry}
    </Button>
  </Stack>
)
