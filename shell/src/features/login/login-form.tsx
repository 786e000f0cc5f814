import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBanner, Stack, TextLink } from '@bucketeer/shared-ui'
import {
  Checkbox,
  FormControlLabel,
  PasswordField,
  problemProps,
  TextField,
} from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import type { useSubmission } from '../../account-page/use-submission'
import { useRememberedState } from '../../guard/remembered-path'
import { typedEmail, withEmail } from '../../account-page/typed-email'
import { words } from './words'

type LoginFormProps = ReturnType<typeof useSubmission>

/** Its link for a new password passes on the remembered path, and the e-mail that was typed. */
export const LoginForm = ({ error, isBusy, problemOf, form }: LoginFormProps) => {
  const { state } = useLocation()
  const [email, setEmail] = useState(() => typedEmail(state))
  const remembered = useRememberedState()
  return (
    <Stack component="form" {...form} sx={{ gap: 2.5 }}>
      <ErrorBanner title={words.failed} error={error} />
      <TextField
        label={words.email}
        name="email"
        type="email"
        // Users log in by e-mail, so password managers should store it as the user name.
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...problemProps(problemOf('email'))}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        problem={problemOf('password')}
        name="password"
        autoComplete="current-password"
        required
      />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <FormControlLabel control={<Checkbox name="rememberMe" defaultChecked />} label={words.rememberMe} />
        <TextLink to="/forgot-password" state={withEmail(remembered, email)}>
          {words.forgotPassword}
        </TextLink>
      </Stack>
      <SubmitButton isBusy={isBusy}>{words.signIn}</SubmitButton>
    </Stack>
  )
}
