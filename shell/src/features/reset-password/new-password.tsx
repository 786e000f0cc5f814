import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { authStore, useAuth } from '@bucketeer/shared-auth'
import { ErrorBanner, Stack, TextLink, Typography, useToasts } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel, FormHelperText, PasswordField } from '@bucketeer/shared-ui/forms'
import { AccountPage } from '../../account-page/account-page'
import { SubmitButton } from '../../account-page/submit-button'
import { textOf, useSubmission } from '../../account-page/use-submission'
import scene from '../../account-page/scenes/reset-password.svg'
import { takePathForReset } from '../../guard/path-for-reset'
import { words } from './words'

/** Sets a new password by the token of the link. */
export const NewPassword = ({ token }: { token: string }) => {
  const resetPassword = useAuth(({ resetPassword }) => resetPassword)
  const navigate = useNavigate()
  const toasts = useToasts()
  const hintId = useId()
  const { error, isBusy, problemOf, form } = useSubmission(async (fields) => {
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
      <Stack component="form" {...form} sx={{ gap: 2.5 }}>
        <ErrorBanner title={words.failed} error={error} />
        <PasswordField
          label={words.password}
          hint={words.passwordHint}
          problem={problemOf('password')}
          name="password"
          autoComplete="new-password"
          required
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
        <SubmitButton isBusy={isBusy}>{words.save}</SubmitButton>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>
        {words.tooOld} <TextLink to="/forgot-password">{words.newLink}</TextLink>
      </Typography>
    </AccountPage>
  )
}
