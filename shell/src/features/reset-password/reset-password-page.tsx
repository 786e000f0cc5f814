import { useSearchParams } from 'react-router-dom'
import { LinkButton, Stack } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/reset-password.svg'
import { NewPassword } from './new-password'
import { words } from './words'

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
