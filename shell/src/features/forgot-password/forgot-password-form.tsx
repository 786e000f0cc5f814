import { ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { api } from '../../api'
import { words } from './words'

/** Requests a link for a new password. */
export const ForgotPasswordForm = ({ onSent }: { onSent: () => void }) => {
  const { error, isBusy, onSubmit } = useSubmission(async (fields) => {
    await api.auth.forgotPassword(textOf(fields, 'email'))
    onSent()
  })
  return (
    <Stack component="form" onSubmit={onSubmit} sx={{ gap: 2.5 }}>
      <ErrorBanner title={words.failed} error={error} />
      <TextField label={words.email} name="email" type="email" autoComplete="username" required />
      <SubmitButton isBusy={isBusy}>{words.send}</SubmitButton>
    </Stack>
  )
}
