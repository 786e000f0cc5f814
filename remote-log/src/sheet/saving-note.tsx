import { Button, ErrorBanner, SecondaryText, Stack, Typography } from '@bucketeer/shared-ui'
import type { SaverState } from './entry-saver'
import { words } from './words'

function statusWords({ status, wait, isKept }: SaverState) {
  if (status === 'waiting' && wait?.reason === 'offline' && !isKept) return words.keepOpen
  if (status === 'waiting') return wait && words.waiting[wait.reason](wait.ms / 1000)
  return status === 'refused' ? null : words[status]
}

interface SavingNoteProps {
  state: SaverState
  onRetry(): void
  onDiscard(): void
}

/** Says whether the entry is saved. */
export function SavingNote({ state, onRetry, onDiscard }: SavingNoteProps) {
  const { error, isChangedElsewhere } = state
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <div role="status">
        <SecondaryText sx={{ minHeight: 24 }}>{statusWords(state)}</SecondaryText>
        {isChangedElsewhere && <Typography variant="body2">{words.changedElsewhere}</Typography>}
      </div>
      <ErrorBanner title={words.couldNotSave} error={error} />
      {error && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {words.discard}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
