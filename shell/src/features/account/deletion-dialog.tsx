import { useId } from 'react'
import { Button, ErrorBanner, useToasts } from '@bucketeer/shared-ui'
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  PasswordField,
  removeDrafts,
} from '@bucketeer/shared-ui/forms'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { words } from './words'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'

/** Deletes the account with the form's password, logs out and goes to the start page. */
function useAccountDeletion(userId: string) {
  const logout = useAuth(({ logout }) => logout)
  const navigate = useNavigate()
  const toasts = useToasts()
  return useSubmission(async (fields) => {
    await request('delete', '/api/user/{userId}', {
      params: { userId },
      body: { password: textOf(fields, 'password') },
    })
    removeDrafts(userId)
    toasts.success(words.deletion.done)
    await logout()
    await navigate('/', { replace: true })
  })
}

/** Explains what is deleted and what stays, and requires the password. */
export function DeletionDialog({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const { error, isBusy, passwordFieldProps, form } = useAccountDeletion(userId)
  const { question, goes, stays, final, password, cancel, confirm, failure } = words.deletion
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
          <PasswordField label={password} autoFocus {...passwordFieldProps('password', 'current-password')} />
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
