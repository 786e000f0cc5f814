import { useState } from 'react'
import { Alert, Button, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/forgot-password.svg'
import { ForgotPasswordForm } from './forgot-password-form'
import { mailWords, words } from './words'

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
