import { useId, type ReactNode } from 'react'
import { Button, ErrorBanner } from '@bucketeer/shared-ui'
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  PasswordField,
} from '@bucketeer/shared-ui/forms'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { words } from './words'

interface PasswordDialogProps {
  /** The question. */
  title: string
  /** The consequences of confirming. */
  text: ReactNode
  /** The label of the confirm button. */
  confirm: string
  /** `error` for actions that cannot be undone. */
  tone: 'primary' | 'error'
  /** Precedes the reason of a refusal. */
  failure: string
  /** Sends the password, and leaves the page. */
  send(password: string): Promise<void>
  onCancel(): void
}

/** Asks for the password before something happens. */
export function PasswordDialog({ title, text, confirm, tone, failure, send, onCancel }: PasswordDialogProps) {
  const { error, isBusy, passwordFieldProps, form } = useSubmission((fields) =>
    send(textOf(fields, 'password')),
  )
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
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText id={`${id}-text`} component="div" sx={{ '& p': { margin: 0, marginBottom: 1 } }}>
            {text}
          </DialogContentText>
          <ErrorBanner title={failure} error={error} />
          <PasswordField
            label={words.yourPassword}
            autoFocus
            {...passwordFieldProps('password', 'current-password')}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isBusy} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" color={tone} loading={isBusy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
