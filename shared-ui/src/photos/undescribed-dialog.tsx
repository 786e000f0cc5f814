import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type usePhotoSaving } from './use-photo-saving'
import { words } from './words'

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
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ transition: { onExited: onClosed } }}
      aria-labelledby={id}
      maxWidth="xs"
    >
      <DialogTitle id={id}>{words.undescribed.title(count)}</DialogTitle>
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
          {words.undescribed.describe}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
