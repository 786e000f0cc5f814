import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { words } from '../words'

export interface ConfirmDialogProps {
  open: boolean
  /** The question: 'Delete this Bucket?' */
  title: string
  /** What follows from a yes. */
  text: ReactNode
  /** The words of the button that does it. */
  confirm: string
  cancel?: string
  /** `error` for what cannot be undone. */
  tone?: 'primary' | 'error'
  /** While it is being done: both buttons wait. */
  busy?: boolean
  onConfirm(): void
  /** Also on Escape and on a click beside the dialog. */
  onCancel(): void
}

/** Asks before something is done. Focus starts on the way out, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel = words.dialog.cancel, tone = 'primary', busy = false } = props
  const id = useId()
  const close = () => {
    if (!busy) props.onCancel()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" disabled={busy} onClick={close}>
          {cancel}
        </Button>
        <Button variant="contained" color={tone} loading={busy} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
