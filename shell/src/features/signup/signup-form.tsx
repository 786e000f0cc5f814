import { ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { PasswordField, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import type { useSubmission } from '../../account-page/use-submission'
import { TaglineField } from './tagline-field'
import { words } from './words'

type SignupFormProps = ReturnType<typeof useSubmission>

export const SignupForm = ({ error, isBusy, problemOf, onEdited, form }: SignupFormProps) => (
  <Stack component="form" {...form} sx={{ gap: 2.5 }}>
    <ErrorBanner title={words.failed} error={error} />
    {/* Users log in by e-mail, so password managers should store it as the user name. */}
    <TextField
      label={words.email}
      name="email"
      type="email"
      autoComplete="username"
      required
      {...problemProps(problemOf('email'))}
    />
    <TextField
      label={words.userName}
      name="userName"
      autoComplete="nickname"
      required
      {...problemProps(problemOf('userName'))}
    />
    <TaglineField problem={problemOf('tagline')} onTaken={() => onEdited('tagline')} />
    <PasswordField
      label={words.password}
      hint={words.passwordHint}
      problem={problemOf('password')}
      name="password"
      autoComplete="new-password"
      required
    />
    <SubmitButton isBusy={isBusy}>{words.create}</SubmitButton>
  </Stack>
)
