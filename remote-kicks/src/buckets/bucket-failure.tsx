import { Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import { type UseQueryResult } from '@tanstack/react-query'
import { words } from './words'

/** Why one's Buckets can't be chosen from, and another try; nothing when they can. */
export function BucketFailure({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) {
  if (!error) return null
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <ErrorBanner title={words.couldNotGet} error={error} />
      <Button
        size="small"
        variant="outlined"
        startIcon={<RetryIcon size={16} />}
        onClick={() => void refetch()}
      >
        {words.retry}
      </Button>
    </Stack>
  )
}
