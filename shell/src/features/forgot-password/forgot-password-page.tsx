import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SecondaryText, TextLink, Typography } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import { publicConfig } from '../../account-page/public-config'
import scene from '../../account-page/scenes/forgot-password.svg'
import { mailWords, words } from './words'
import { TextField } from '@bucketeer/shared-ui/forms'
import { AccountForm, SentNote } from '../../account-page/form-parts'
import { textOf, typedEmail, useSubmission } from '../../account-page/use-submission'
import { keepPathForReset, useRememberedState } from '../../guard/remembered-path'
import { request } from '../../request'

/** Requests a link for a new password. */
function ForgotPasswordForm({ email, onSent }: { email: string; onSent: () => void }) {
  const state = useRememberedState()
  const submission = useSubmission(async (fields) => {
    await request('post', '/auth/forgot-password', { body: { email: textOf(fields, 'email') }, token: null })
    keepPathForReset(state)
    onSent()
  })
  return (
    <AccountForm submission={submission} failure={words.failed} submit={words.send}>
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        {...submission.textFieldProps('email')}
      />
    </AccountForm>
  )
}

/** /forgot-password: requests a link for a new password. */
export default function ForgotPasswordPage() {
  const { operator } = publicConfig()
  const [isSent, setSent] = useState(false)
  const { state: typed } = useLocation()
  // Another one after the link was sent.
  const [email, setEmail] = useState(() => typedEmail(typed))
  const state = useRememberedState()
  const startAnew = () => {
    setEmail('')
    setSent(false)
  }
  return (
    <AccountPage title={words.title} intro={mailWords().intro} scene={scene}>
      {isSent ? (
        // The same text for every address does not reveal which ones have an account.
        <SentNote text={mailWords().onItsWay} again={words.again} onAgain={startAnew} />
      ) : (
        <ForgotPasswordForm email={email} onSent={() => setSent(true)} />
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {words.remembered}{' '}
        <TextLink to="/login" state={state}>
          {words.logIn}
        </TextLink>
      </Typography>
      {operator !== undefined && <SecondaryText>{words.runBy(operator)}</SecondaryText>}
    </AccountPage>
  )
}
