import { Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import { words } from './words'

interface ListFailureProps {
  error: Error
  onRetry: () => void
}

/** Why the list, or its latest state, could not be had. */
export function ListFailure({ error, onRetry }: ListFailureProps) {
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 2 }}>
      <ErrorBanner title={words.couldNotGet} error={error} />
      <Button variant="outlined" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
        {words.retry}
      </Button>
    </Stack>
  )
}
