import { Box, Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import { useSight } from './use-sight'
import { words } from './words'

interface MoreKicksProps {
  /** How many are shown already. */
  count: number
  isLoading: boolean
  /** Why the last page did not come. */
  error: Error | null
  onMore(): void
}

/** Asks for more as one comes near the end of the list; by a button, too. After a failure by the button alone. */
export function MoreKicks({ count, isLoading, error, onMore }: MoreKicksProps) {
  const mark = useSight(count, () => {
    if (!isLoading && !error) onMore()
  })
  return (
    <Stack ref={mark} sx={{ alignItems: 'center', gap: 2 }}>
      {error && (
        <Box sx={{ alignSelf: 'stretch' }}>
          <ErrorBanner title={words.couldNotGet} error={error} />
        </Box>
      )}
      <Button
        variant="outlined"
        loading={isLoading}
        onClick={onMore}
        {...(error && { startIcon: <RetryIcon size={18} /> })}
      >
        {error ? words.retry : words.more}
      </Button>
    </Stack>
  )
}
