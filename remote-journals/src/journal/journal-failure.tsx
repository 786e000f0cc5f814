import {
  Button,
  EmptyDrawing,
  ErrorBanner,
  ErrorView,
  PageFrame,
  RetryIcon,
  Stack,
} from '@bucketeer/shared-ui'
import { isAnswerWithoutJournal, isGone } from './journal-error'
import { WaysBack } from './ways-back'
import { words } from './words'

interface JournalFailureProps {
  error: Error
  onRetry: () => void
}

const noAnswer = (onRetry: () => void) => (
  <>
    <WaysBack />
    <ErrorView onRetry={onRetry} />
  </>
)

/** The page instead of a Journal that could not be read. */
export function JournalFailure({ error, onRetry }: JournalFailureProps) {
  if (isAnswerWithoutJournal(error)) return noAnswer(onRetry)
  const retry = (
    <Button variant="contained" startIcon={<RetryIcon size={18} />} onClick={onRetry}>
      {words.retry}
    </Button>
  )
  return (
    <>
      <WaysBack />
      <PageFrame title={words.outOfReach} wide>
        <Stack sx={{ alignItems: 'flex-start', gap: 3 }}>
          <ErrorBanner title={words.couldNotGet} error={error} />
          {!isGone(error) && retry}
          <EmptyDrawing kind="lost" />
        </Stack>
      </PageFrame>
    </>
  )
}
