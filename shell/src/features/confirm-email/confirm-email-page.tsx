import { useNavigate, useSearchParams } from 'react-router-dom'
import { authStore } from '@bucketeer/shared-auth'
import { LinkButton, TextLink, Typography, useToasts } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/reset-password.svg'
import { AccountForm } from '../../account-page/form-parts'
import { useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { words } from './words'

/** /confirm-email without a token. */
const IncompleteLink = () => (
  <AccountPage title={words.noLink.title} intro={words.noLink.text} scene={scene}>
    <LinkButton to="/account" variant="contained" size="large" sx={{ alignSelf: 'flex-start' }}>
      {words.newLink}
    </LinkButton>
  </AccountPage>
)

/** Asks before the link is used, because programs open the links of messages, too. */
function Confirmation({ token }: { token: string }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const submission = useSubmission(async () => {
    const { email } = await request('post', '/auth/confirm-email', { body: { token }, token: null })
    // Reads the new address of somebody who is logged in here.
    await authStore.getState().verify()
    toasts.success(words.confirmed(email))
    await navigate(authStore.getState().isLoggedIn ? '/account' : '/login', { replace: true })
  })
  return (
    <AccountPage title={words.title} intro={words.intro} scene={scene}>
      <AccountForm submission={submission} failure={words.failed} submit={words.confirm} />
      <Typography sx={{ color: 'text.secondary' }}>
        {words.tooOld} <TextLink to="/account">{words.newLink}</TextLink>
      </Typography>
    </AccountPage>
  )
}

/** /confirm-email?token=…: the target of the link in the e-mail. */
export default function ConfirmEmailPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <Confirmation token={token} /> : <IncompleteLink />
}
