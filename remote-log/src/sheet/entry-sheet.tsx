import { Button, Stack, Typography, useMediaQuery, useTheme } from '@bucketeer/shared-ui'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@bucketeer/shared-ui/forms'
import { UndescribedDialog, usePhotoSaving } from '@bucketeer/shared-ui/social'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { doneOn } from '../log/entry'
import { StoryDialog } from '../stories/story-dialog'
import { useHistoryEntry } from '../stories/use-history-entry'
import { words as storyWords } from '../stories/words'
import { Tick } from '../tick/tick'
import { EntryFields } from './entry-fields'
import { SavingNote } from './saving-note'
import type { EntrySheetState, Sheet } from './use-entry-sheet'
import { words } from './words'

/**
 * Closes a sheet unless a change was refused, a field is invalid, or photos lack descriptions.
 * @param content the element with the fields
 */
function useLeaving({ saver, photos }: Sheet, content: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = () => {
    saver.flush()
    onClose()
  }
  // Photos that an older sheet added are not asked about again. Pending uploads continue after the sheet is closed.
  const added = photos.items().filter(({ file, isRemoved }) => file !== null && !isRemoved)
  const { submit, attention, dialog } = usePhotoSaving({ more: added }, close)
  return {
    /** Closes the sheet. Returns false if it stays open: something was refused, is invalid, or is asked about. */
    leave: (): boolean => {
      if (saver.getState().status === 'refused') {
        saver.retry()
        return false
      }
      // The field says what is wrong with it.
      const invalid = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      invalid?.focus()
      return !invalid && submit()
    },
    attention,
    dialog,
  }
}

interface EntrySheetProps {
  sheet: EntrySheetState
  onClosed?(): void
}

/**
 * Ignores the mouse and touches while the animation is delayed, so that the second tap of a double tap does not choose what
 * appears below the finger: on Windows it may come 500 ms after the first. The keyboard works at once. A delay works with
 * reduced motion too, which shortens animations.
 */
const ignoresSecondTap = {
  '@keyframes ignore-pointer': { from: { pointerEvents: 'none' } },
  // Not the root itself, so that a tap does not reach the page below.
  '& > *': { animation: 'ignore-pointer 1ms 500ms backwards' },
} as const

/** The sheet of an entry. Each field saves itself. */
export const EntrySheet = (props: EntrySheetProps) =>
  // A new key each time it opens: fields show the current values, and photos are checked again.
  props.sheet.sheet && <OpenSheet key={props.sheet.number} {...props} opened={props.sheet.sheet} />

function OpenSheet({ opened, sheet, onClosed }: EntrySheetProps & { opened: Sheet }) {
  const { saver, photos, name, undo } = opened
  const { isOpen, close } = sheet
  const theme = useTheme()
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const { values, status } = state
  useSyncExternalStore(photos.subscribe, photos.items)
  const isUploading = photos.status().running > 0
  const [isMakingStory, setMakingStory] = useState(false)
  const [isNew] = useState(state.entry === null)
  const content = useRef<HTMLDivElement>(null)
  const { leave, attention, dialog } = useLeaving(opened, content, close)
  useHistoryEntry(isOpen, leave)
  const discard = () => {
    saver.discard()
    close()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      sx={ignoresSecondTap}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle sx={{ paddingBottom: 0.5 }}>
        <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          {values.state === 'done' && <Tick size={28} isDrawn={isNew} />}
          {words.titles[values.state]}
        </Stack>
        <Typography
          component="span"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
      </DialogTitle>
      <DialogContent dividers ref={content} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <SavingNote state={state} onRetry={saver.retry} onDiscard={discard} />
        <EntryFields saver={saver} state={state} photos={photos} attention={attention} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {undo && (
          <Button variant="outlined" onClick={sheet.undo}>
            {words.undo}
          </Button>
        )}
        {values.state === 'done' && state.entry && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            disabled={status !== 'saved' || isUploading}
            onClick={() => setMakingStory(true)}
          >
            {storyWords.makeStory}
          </Button>
        )}
        {values.state === 'doing' && (
          <Button variant="outlined" onClick={() => saver.change(doneOn())}>
            {words.didIt}
          </Button>
        )}
        <Button variant="contained" onClick={leave}>
          {words.done}
        </Button>
      </DialogActions>
      {state.entry && (
        <StoryDialog entry={state.entry} isOpen={isMakingStory} onClose={() => setMakingStory(false)} />
      )}
      <UndescribedDialog {...dialog} />
    </Dialog>
  )
}
