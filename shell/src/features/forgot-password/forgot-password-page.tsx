import { useState } from 'react'
import { TextLink, Typography } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/forgot-password.svg'
import { ForgotPasswordForm } from './forgot-password-form'
import { LinkSent } from './link-sent'
import { mailWords } from './mail-words'
import { words } from './words'

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
