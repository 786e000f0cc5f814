import {
  Button,
  CircularProgress,
  maxOptionsWithoutSearch,
  textMatcher,
  RetryBanner,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@bucketeer/shared-ui/forms'
import { useId, useState } from 'react'
import { useBucketNames } from '../rail/use-bucket-names'
import { words } from '../words'
import type { Destination } from './move-kicks'

interface MoveDialogProps {
  /** The present Bucket, which is not offered. */
  bucketId: string
  count: number
  onChoose(to: NonNullable<Destination>): void
  onClose(): void
}

/** Asks into which of the user's other Buckets Kicks are moved. */
export function MoveDialog({ bucketId, count, onChoose, onClose }: MoveDialogProps) {
  const id = useId()
  const { data, error, refetch } = useBucketNames()
  const [text, setText] = useState('')
  const others = data?.filter(({ _id }) => _id !== bucketId)
  const isFound = textMatcher(text)
  const shown = others?.filter(({ name }) => isFound(name)) ?? []
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{words.moveTitle(count)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1, paddingTop: 1 }}>
          <RetryBanner size="small" title={words.couldNotGet} error={error} onRetry={() => void refetch()} />
          {!data && !error && (
            <CircularProgress aria-label={words.loadingBuckets} sx={{ alignSelf: 'center' }} />
          )}
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
              sx={{ justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
            >
              {bucket.name}
            </Button>
          ))}
          {others && shown.length === 0 && (
            <Typography role="status" sx={{ color: 'text.secondary' }}>
              {others.length === 0 ? words.noOtherBucket : words.noBucketFound}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
