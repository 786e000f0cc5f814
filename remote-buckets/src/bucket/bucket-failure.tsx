import {
  Button,
  EmptyDrawing,
  ErrorBanner,
  ErrorView,
  PageFrame,
  RetryIcon,
  Stack,
} from '@bucketeer/shared-ui'
import { isAnswerWithoutBucket, isGone } from './bucket-error'
import { words } from './words'

const back = { to: '/buckets', label: words.back }

interface BucketFailureProps {
  error: Error
  onRetry: () => void
}

/** The page instead of a Bucket that could not be read. */
export function BucketFailure({ error, onRetry }: BucketFailureProps) {
  if (isAnswerWithoutBucket(error)) return <ErrorView onRetry={onRetry} back={back} />
  const retry = (
    <Button variant="contained" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <PageFrame title={words.outOfReach} back={back}>
      <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
        <ErrorBanner title={words.couldNotGet} error={error} />
        {!isGone(error) && retry}
        <EmptyDrawing kind="lost" />
      </Stack>
    </PageFrame>
  )
}
