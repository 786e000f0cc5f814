import { type Bucket, type Kick } from '@bucketeer/shared-auth'
import {
  Button,
  ErrorBanner,
  LinkButton,
  maxOptionsWithoutSearch,
  Stack,
  textMatcher,
  Typography,
} from '@bucketeer/shared-ui'
import {
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { usePlacement } from './use-placement'
import { words } from './words'

interface BucketChecklistProps {
  kick: Pick<Kick, '_id' | 'name' | 'inBuckets'>
  buckets: Bucket[]
  onClose(): void
}

/** A dialog in which the user ticks the Buckets that hold a Kick. Each tick is saved at once. */
export function BucketChecklist({ kick, buckets, onClose }: BucketChecklistProps) {
  const [text, setText] = useState('')
  const { mutateAsync } = usePlacement(kick)
  // Ticks that are not saved yet, by the id of their Bucket.
  const [wanted, setWanted] = useState<Record<string, boolean>>({})
  const [failure, setFailure] = useState<{ error: Error; isIn: boolean } | null>(null)
  const tick = async (bucket: Bucket, isIn: boolean) => {
    const { _id } = bucket
    setFailure(null)
    setWanted((ticks) => ({ ...ticks, [_id]: isIn }))
    try {
      await mutateAsync({ bucket, isIn })
    } catch (error) {
      if (error instanceof Error) setFailure({ error, isIn })
    }
    setWanted(({ [_id]: _saved, ...others }) => others)
  }
  const isFound = textMatcher(text)
  const found = buckets.filter(({ name }) => isFound(name))
  const isChecked = ({ _id }: Bucket) => wanted[_id] ?? kick.inBuckets.includes(_id)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{words.dialogTitle(kick.name)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1, paddingTop: 1 }}>
          <ErrorBanner
            title={failure?.isIn === false ? words.couldNotRemove : words.couldNotSave}
            error={failure?.error ?? null}
          />
          {buckets.length > maxOptionsWithoutSearch && (
            <TextField
              label={words.find}
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
              fullWidth
            />
          )}
          {found.map((bucket) => (
            <FormControlLabel
              key={bucket._id}
              label={bucket.name}
              sx={{ overflowWrap: 'anywhere', marginRight: 0 }}
              control={
                <Checkbox
                  checked={isChecked(bucket)}
                  onChange={({ target }) => void tick(bucket, target.checked)}
                />
              }
            />
          ))}
          {found.length === 0 && (
            <Typography role="status" color="textSecondary">
              {words.noneFound}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between' }}>
        <LinkButton to="/buckets/create">{words.createBucket}</LinkButton>
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
