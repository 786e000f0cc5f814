import { useState } from 'react'
import { Alert, Button, Stack, TextLink, Typography, ErrorBanner } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/forgot-password.svg'
import { mailWords, words } from './words'
import { TextField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/submit-button'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'

/** Requests a link for a new password. */
const ForgotPasswordForm = ({ onSent }: { onSent: () => void }) => {
  const { error, isBusy, onSubmit } = useSubmission(async (fields) => {
    await request('post', '/auth/forgot-password', { body: { email: textOf(fields, 'email') }, token: null })
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

// The form that had focus is gone.
const focusOnMount = (element: HTMLElement | null) => element?.focus()

/** Confirms the request with the same text for every address, so that it does not reveal which ones have an account. */
const LinkSent = ({ onAgain }: { onAgain: () => void }) => (
  <Stack sx={{ alignItems: 'flex-start', gap: 2.5 }}>
    <Alert severity="success" role="status" ref={focusOnMount} tabIndex={-1}>
      {mailWords().onItsWay}
    </Alert>
    <Button variant="outlined" onClick={onAgain}>
      {words.again}
    </Button>
  </Stack>
)

/** /forgot-password: requests a link for a new password. */
export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false)
  return (
    <AccountPage title={words.title} intro={mailWords().intro} scene={scene}>
      {isSent ? (
        <LinkSent onAgain={() => setSent(false)} />
      ) : (
        <ForgotPasswordForm onSent={() => setSent(true)} />
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {words.remembered} <TextLink to="/login">{words.logIn}</TextLink>
      </Typography>
    </AccountPage>
  )
}
