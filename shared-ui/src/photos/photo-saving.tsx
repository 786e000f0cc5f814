import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deviceStorage } from '../storage/device-storage'
import type { Photo } from './photo'
import type { PhotoStatus } from './photo-uploads'
import { words } from './words'

const key = 'bucketeer.photos.undescribed'

const mayAsk = () => deviceStorage.read(key) === null

const quiet: PhotoStatus = { running: 0, failed: 0 }
const isUndescribed = ({ alt }: { alt: string }) => alt.trim() === ''

/**
 * Delays saving a form until its photos are uploaded, saves nothing while some have failed, and asks once about photos
 * without a description. Pass `status` and `attention` to `PhotoSet` and `dialog` to `UndescribedDialog`.
 */
export function usePhotoSaving({ more }: { more: readonly Pick<Photo, 'alt'>[] }, save: () => void) {
  const [status, setStatus] = useState(quiet)
  const [isWanted, setWanted] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const [decision, setDecision] = useState<'describe' | 'save' | null>(null)
  /** The button that was pressed to save. */
  const opener = useRef<Element>(null)
  const [attention, setAttention] = useState(0)
  const { running, failed } = status
  const undescribed = more.filter(isUndescribed).length
  const isReady = running === 0 && failed === 0
  const mustAsk = isWanted && isReady && undescribed > 0 && !wasAsked && mayAsk()

  // The count and the photos change in one render, so the saved ones are complete.
  const saveIfWanted = useEffectEvent(() => {
    if (isWanted && isReady && !mustAsk) save()
  })
  useEffect(() => {
    if (running === 0) saveIfWanted()
  }, [running])

  const noteOfWait = running > 0 ? words.form.waiting : failed > 0 ? words.form.lost(failed) : null
  const close = (next: typeof decision) => {
    setWanted(false)
    setWasAsked(true)
    setDecision(next)
  }
  return {
    /** Saves, or waits, or asks. Returns whether it saved. */
    submit: () => {
      opener.current = document.activeElement
      setWanted(true)
      const isSaved = isReady && (undescribed === 0 || wasAsked || !mayAsk())
      if (isSaved) save()
      return isSaved
    },
    /** False while photos are uploaded or have failed: a draft keeps the uploaded ones only. */
    areKept: isReady,
    note: isWanted ? noteOfWait : null,
    isWaiting: isWanted && running > 0,
    attention,
    onStatus: (next: PhotoStatus) => {
      // A new upload needs another click on Save.
      if (next.running > 0 && running === 0) setWanted(false)
      setStatus((before) =>
        before.running === next.running && before.failed === next.failed ? before : next,
      )
    },
    dialog: {
      count: undescribed,
      isOpen: mustAsk,
      onClose: () => close(null),
      onDescribe: () => close('describe'),
      onSave: () => close('save'),
      onNeverAsk: () => {
        deviceStorage.write(key, 'never ask')
        close('save')
      },
      // While the dialog closes, the page behind it takes no focus.
      onClosed: () => {
        if (decision === 'describe') setAttention((count) => count + 1)
        else if (opener.current instanceof HTMLElement) opener.current.focus()
        if (decision === 'save') save()
        setDecision(null)
      },
    },
  }
}

/** Asks whether to save photos without a description. */
export function UndescribedDialog({
  count,
  isOpen,
  onClose,
  onDescribe,
  onSave,
  onNeverAsk,
  onClosed,
}: ReturnType<typeof usePhotoSaving>['dialog']) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
      maxWidth="xs"
    >
      <DialogTitle>{words.undescribed.title(count)}</DialogTitle>
      <DialogContent>
        <Typography>{words.undescribed.text}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onNeverAsk}>
          {words.undescribed.neverAsk}
        </Button>
        <Button variant="outlined" onClick={onSave}>
          {words.undescribed.saveAnyway}
        </Button>
        <Button autoFocus variant="contained" onClick={onDescribe}>
          {words.undescribed.describe(count)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
