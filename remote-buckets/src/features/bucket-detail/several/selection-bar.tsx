import type { Kick } from '@bucketeer/shared-auth'
import {
  Button,
  CircularProgress,
  ErrorBanner,
  maxOptionsWithoutSearch,
  Paper,
  RetryBanner,
  shadow,
  Stack,
  textMatcher,
  Typography,
} from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { type Destination, useMoveKicks } from '../../../bucket/move-kicks'
import { useBucketNames } from '../rail/use-bucket-names'
import { words } from '../words'
import { ChoiceDialog } from './choice-dialog'
import { KickActions } from './kick-actions'
import type { Several } from './use-several'

interface MoveDialogProps {
  /** The present Bucket, which is not offered. */
  bucketId: string
  count: number
  onChoose(to: NonNullable<Destination>): void
  onClose(): void
}

/** Asks into which of the user's other Buckets Kicks are moved. */
function MoveDialog({ bucketId, count, onChoose, onClose }: MoveDialogProps) {
  const { data, error, refetch } = useBucketNames()
  const [text, setText] = useState('')
  const others = data?.filter(({ _id }) => _id !== bucketId)
  const isFound = textMatcher(text)
  const shown = others?.filter(({ name }) => isFound(name)) ?? []
  return (
    <ChoiceDialog title={words.moveTitle(count)} onClose={onClose}>
      <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
      {!data && !error && <CircularProgress aria-label={words.loadingBuckets} sx={{ alignSelf: 'center' }} />}
      {others && others.length > maxOptionsWithoutSearch && (
        <TextField
          label={words.findBucket}
          type="search"
          value={text}
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {shown.map((bucket) => (
        <Button
          key={bucket._id}
          color="inherit"
          onClick={() => onChoose(bucket)}
          sx={{ justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' }}
        >
          {bucket.name}
        </Button>
      ))}
      {others && shown.length === 0 && (
        <Typography role="status" color="textSecondary">
          {others.length === 0 ? words.noOtherBucket : words.noBucketFound}
        </Typography>
      )}
    </ChoiceDialog>
  )
}

interface SelectionBarProps {
  bucketId: string
  several: Several
  /** The Kicks that the search leaves. */
  shown: Kick[]
}

/** The actions for the selected Kicks. Stays in view at the bottom. */
export default function SelectionBar({ bucketId, several, shown }: SelectionBarProps) {
  const { selected } = several
  const [isChoosing, setChoosing] = useState(false)
  // Said here, because a toast would cover the buttons.
  const [note, setNote] = useState('')
  const { mutateAsync, isPending, error, variables } = useMoveKicks(bucketId)
  const count = selected.length
  const hidden = selected.filter((kick) => !shown.includes(kick)).length
  const leave = (to: Destination) => {
    setChoosing(false)
    if (isPending) return
    const kickIds = selected.map(({ _id }) => _id)
    // Also when selecting has ended meanwhile, because Undo is needed then, too.
    mutateAsync({ kickIds, to }).then(
      ({ undo }) => several.finishMove(count, to, undo),
      () => {},
    )
  }
  return (
    <Paper
      role="region"
      aria-label={words.selectedKicks}
      sx={(theme) => ({
        position: 'sticky',
        // Above the bar of phones.
        bottom: 'calc(16px + var(--bottom-bar-height, 0px))',
        zIndex: 3,
        boxShadow: shadow(theme, 'floating'),
        padding: theme.spacing(1, 2),
      })}
    >
      <ErrorBanner title={variables?.to ? words.couldNotMove : words.couldNotRemove} error={error} />
      {selected.some(({ withdrawn }) => withdrawn) && (
        <Typography variant="body2" sx={{ paddingBlock: 0.5 }}>
          {words.withdrawnNote}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {words.selected(count, hidden)}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {note}
          </Typography>
        </Typography>
        <Button size="small" color="inherit" disabled={isPending} onClick={() => several.selectAll(shown)}>
          {words.selectAll}
        </Button>
        <KickActions {...{ bucketId, selected }} onDone={setNote} />
        <Button
          size="small"
          variant="contained"
          disabled={count === 0}
          loading={isPending && variables.to !== null}
          onClick={() => setChoosing(true)}
        >
          {words.move}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={count === 0}
          loading={isPending && variables.to === null}
          onClick={() => leave(null)}
        >
          {words.remove}
        </Button>
        <Button size="small" color="inherit" disabled={isPending} onClick={several.stop}>
          {words.cancel}
        </Button>
      </Stack>
      {isChoosing && (
        <MoveDialog bucketId={bucketId} count={count} onChoose={leave} onClose={() => setChoosing(false)} />
      )}
    </Paper>
  )
}
