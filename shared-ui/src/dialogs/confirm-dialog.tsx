import { Button } from '../buttons/button'
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
  /** The consequences of confirming. */
  text: ReactNode
  /** The label of the confirm button. */
  confirm: string
  cancel?: string
  /** `error` for actions that cannot be undone. */
  tone?: 'primary' | 'error'
  /** Disables both buttons while the action is running. */
  busy?: boolean
  onConfirm(): void
  /** Also called on Escape and on a click outside the dialog. */
  onCancel(): void
  /** Called when the dialog has faded out. */
  onClosed?(): void
  /** Shown below the text. */
  children?: ReactNode
}

/** Asks for confirmation. Focus starts on Cancel, so that Enter alone confirms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = words.dialog.cancel,
    tone = 'primary',
    busy = false,
    children,
  } = props
  const id = useId()
  const close = () => {
    if (!busy) props.onCancel()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-describedby={id}
      maxWidth="xs"
      slotProps={{ transition: { onExited: props.onClosed } }}
    >
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={id} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
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
