import { useId } from 'react'
import { Button, ErrorBanner } from '@bucketeer/shared-ui'
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  PasswordField,
} from '@bucketeer/shared-ui/forms'
import { useAccountDeletion } from './use-account-deletion'
import { words } from './words'

const { question, goes, stays, final, password, cancel, confirm, failure } = words.deletion

interface DeletionDialogProps {
  userId: string
  onCancel: () => void
}

/** Explains what is deleted and what stays, and requires the password. */
export const DeletionDialog = ({ userId, onCancel }: DeletionDialogProps) => {
  const { error, isBusy, problemOf, form } = useAccountDeletion(userId)
  const id = useId()
  const close = () => {
    if (!isBusy) onCancel()
  }
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <form {...form}>
        <DialogTitle id={`${id}-title`}>{question}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText id={`${id}-text`} component="div" sx={{ '& p': { margin: 0, marginBottom: 1 } }}>
            <p>{goes}</p>
            <p>{stays}</p>
            <p>{final}</p>
          </DialogContentText>
          <ErrorBanner title={failure} error={error} />
          <PasswordField
            label={password}
            name="password"
            problem={problemOf('password')}
            autoComplete="current-password"
            autoFocus
            required
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isBusy} onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
