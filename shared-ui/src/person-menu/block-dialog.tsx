import { Button } from '../buttons/button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useState } from 'react'
import { TextLink } from '../links/text-link'
import { ErrorBanner } from '../states/error-banner'
import { useAttempt } from './use-attempt'
import { words } from './words'

export interface BlockChoice {
  /** Whether to delete the person's comments under the user's own Kicks. */
  removeComments: boolean
}

interface BlockDialogProps {
  userName: string
  isOpen: boolean
  onClose(): void
  onBlock(choice: BlockChoice): Promise<unknown>
}

/** Asks whether to block a person. Focus starts on Cancel, so that Enter alone blocks nobody. */
export function BlockDialog({ userName, isOpen, onClose, onBlock }: BlockDialogProps) {
  const id = useId()
  const [removeComments, setRemoveComments] = useState(false)
  const { isBusy, error, run, reset } = useAttempt()
  const close = () => {
    if (!isBusy) onClose()
  }
  const block = () =>
    run(async () => {
      await onBlock({ removeComments })
      onClose()
    })
  const forget = () => {
    setRemoveComments(false)
    reset()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      slotProps={{ transition: { onExited: forget } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {words.blockTitle(userName)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {words.consequence(userName)} {words.undo(userName)}
          <TextLink to="/people/hidden">{words.hiddenPeople}</TextLink>.
        </DialogContentText>
        <FormControlLabel
          control={
            <Checkbox
              checked={removeComments}
              disabled={isBusy}
              onChange={(_event, checked) => setRemoveComments(checked)}
            />
          }
          label={words.removeComments}
        />
        <ErrorBanner title={words.couldNotBlock(userName)} error={error} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="outlined" disabled={isBusy} onClick={close}>
          {words.cancel}
        </Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={block}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
