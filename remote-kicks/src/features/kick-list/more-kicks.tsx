import { Box, Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import { useNearViewport } from './use-near-viewport'
import { words } from './words'

interface MoreKicksProps {
  /** Number of loaded Kicks. */
  count: number
  isLoading: boolean
  /** The error of the last page. */
  error: Error | null
  onMore(): void
}

/** Loads the next page near the end of the list, or by its button; after a failure by its button only. */
export function MoreKicks({ count, isLoading, error, onMore }: MoreKicksProps) {
  // A page that was stopped loads again.
  const listEnd = useNearViewport(`${count} ${isLoading}`, () => {
    if (!isLoading && !error) onMore()
  })
  return (
    <Stack ref={listEnd} sx={{ alignItems: 'center', gap: 2 }}>
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
