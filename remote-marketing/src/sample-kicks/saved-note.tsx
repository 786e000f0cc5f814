import {
  Button,
  CheckIcon,
  ErrorBanner,
  Stack,
  styled,
  TextLink,
  Typography,
  withElements,
} from '@bucketeer/shared-ui'
import type { RefObject } from 'react'
import type { SavedWish } from './kept-samples'
import { words } from './words'

const Tick = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.secondary.main,
}))

interface SavedNoteProps {
  /** Says that it is saved in the Bucket. */
  text(bucket: string): string
  wish: SavedWish
  undoError: Error | null
  isBusy: boolean
  undoButton?: RefObject<HTMLButtonElement | null>
  onUndo(): void
}

/** Says in which Bucket a Kick is saved, with 'Undo'. */
export const SavedNote = ({ text, wish, undoError, isBusy, undoButton, onUndo }: SavedNoteProps) => (
  <Stack sx={{ gap: 1 }}>
    <ErrorBanner title={words.couldNotUndo} error={undoError} />
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 48 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minWidth: 0 }}>
        <Tick aria-hidden>
          <CheckIcon size={22} />
        </Tick>
        <Typography component="span">
          {withElements(text, <TextLink to={`/buckets/${wish.bucketId}`}>{wish.bucketName}</TextLink>)}
        </Typography>
      </Stack>
      <Button ref={undoButton} color="inherit" loading={isBusy} onClick={onUndo}>
        {words.undo}
      </Button>
    </Stack>
  </Stack>
)
