import { ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { PasswordField, TextField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import type { useSubmission } from '../../account-page/use-submission'
import { words } from './words'

type SignupFormProps = ReturnType<typeof useSubmission>

export const SignupForm = ({ error, isBusy, onSubmit }: SignupFormProps) => (
  <Stack component="form" onSubmit={onSubmit} sx={{ gap: 2.5 }}>
    <ErrorBanner title={words.failed} error={error} />
    {/* Users log in by e-mail, so password managers should store it as the user name. */}
    <TextField label={words.email} name="email" type="email" autoComplete="username" required />
    <TextField label={words.userName} name="userName" autoComplete="nickname" required />
    <TextField
      label={words.tagline}
      name="tagline"
      placeholder={words.taglineExample}
      autoComplete="off"
      required
    />
    <PasswordField
      label={words.password}
      hint={words.passwordHint}
      name="password"
      autoComplete="new-password"
      required
    />
    <SubmitButton isBusy={isBusy}>{words.create}</SubmitButton>
  </Stack>
)
