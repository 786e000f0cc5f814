import { ErrorBanner, Stack, TextLink } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel, PasswordField, TextField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import type { useSubmission } from '../../account-page/use-submission'
import { words } from './words'

type LoginFormProps = ReturnType<typeof useSubmission>

export const LoginForm = ({ error, isBusy, onSubmit }: LoginFormProps) => (
  <Stack component="form" onSubmit={onSubmit} sx={{ gap: 2.5 }}>
    <ErrorBanner title={words.failed} error={error} />
    {/* Users log in by e-mail, so password managers should store it as the user name. */}
    <TextField label={words.email} name="email" type="email" autoComplete="username" required />
    <PasswordField
      label={words.password}
      hint={words.passwordHint}
      name="password"
      autoComplete="current-password"
      required
    />
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
    >
      <FormControlLabel control={<Checkbox name="rememberMe" defaultChecked />} label={words.rememberMe} />
      <TextLink to="/forgot-password">{words.forgotPassword}</TextLink>
    </Stack>
    <SubmitButton isBusy={isBusy}>{words.signIn}</SubmitButton>
  </Stack>
)
