import { Button, ErrorBanner, Stack, Typography } from '@bucketeer/shared-ui'
import type { SaverState } from './entry-saver'
import { words } from './words'

interface SavingNoteProps {
  state: SaverState
  onRetry(): void
}

/** Says whether the entry is saved. */
export function SavingNote({ state: { status, error }, onRetry }: SavingNoteProps) {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 24 }}>
        {status !== 'refused' && words[status]}
      </Typography>
      <ErrorBanner title={words.couldNotSave} error={error} />
      {error && (
        <Button size="small" variant="outlined" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </Stack>
  )
}
