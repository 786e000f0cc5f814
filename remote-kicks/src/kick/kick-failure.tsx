import {
  Button,
  EmptyDrawing,
  ErrorBanner,
  ErrorView,
  PageFrame,
  RetryIcon,
  Stack,
} from '@bucketeer/shared-ui'
import { isAnswerWithoutKick, isGone } from './kick-error'
import { words } from './words'

const back = { to: '/kicks', label: words.back }

interface KickFailureProps {
  error: Error
  onRetry: () => void
}

/** The page instead of a Kick that could not be read. */
export function KickFailure({ error, onRetry }: KickFailureProps) {
  if (isAnswerWithoutKick(error)) return <ErrorView onRetry={onRetry} back={back} />
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
