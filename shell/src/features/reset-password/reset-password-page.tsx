import { authStore, useAuth } from '@bucketeer/shared-auth'
import { LinkButton, Stack, TextLink, Typography, useToasts } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel, FormHelperText, PasswordField } from '@bucketeer/shared-ui/forms'
import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/reset-password.svg'
import { AccountForm } from '../../account-page/form-parts'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { takePathForReset } from '../../guard/remembered-path'
import { words } from './words'

/** Sets a new password by the token of the link. */
function NewPassword({ token }: { token: string }) {
  const resetPassword = useAuth(({ resetPassword }) => resetPassword)
  const navigate = useNavigate()
  const toasts = useToasts()
  const hintId = useId()
  const submission = useSubmission(async (fields) => {
    await resetPassword({
      token,
      password: textOf(fields, 'password'),
      endLinks: fields.has('endLinks'),
    })
    const { isLoggedIn } = authStore.getState()
    toasts.success(isLoggedIn ? words.savedAndLoggedIn : words.saved)
    const from = takePathForReset()
    if (isLoggedIn) await navigate(from ?? '/', { replace: true })
    else await navigate('/login', { replace: true, state: from === null ? null : { from } })
  })

  return (
    <AccountPage title={words.title} intro={words.intro} scene={scene}>
      <AccountForm submission={submission} failure={words.failed} submit={words.save}>
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          {...submission.passwordFieldProps('password', 'new-password')}
        />
        <div>
          <FormControlLabel
            control={
              <Checkbox
                name="endLinks"
                defaultChecked
                slotProps={{ input: { 'aria-describedby': hintId } }}
              />
            }
            label={words.endLinks}
          />
          <FormHelperText id={hintId} sx={{ marginLeft: 4, marginTop: -0.5 }}>
            {words.endLinksHint}
          </FormHelperText>
        </div>
      </AccountForm>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.tooOld} <TextLink to="/forgot-password">{words.newLink}</TextLink>
      </Typography>
    </AccountPage>
  )
}

/** /reset-password without a token. */
const IncompleteLink = () => (
  <AccountPage title={words.noLink.title} intro={words.noLink.text} scene={scene}>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      <LinkButton to="/forgot-password" variant="contained" size="large">
        {words.newLink}
      </LinkButton>
      <LinkButton to="/login" variant="outlined" size="large">
        {words.noLink.logIn}
      </LinkButton>
    </Stack>
  </AccountPage>
)

/** /reset-password?token=…: the target of the link in the e-mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <NewPassword token={token} /> : <IncompleteLink />
}
