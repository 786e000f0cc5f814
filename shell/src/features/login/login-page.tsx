import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { AccountPage } from '../../account-page/account-page'
import { textOf } from '../../account-page/text-of'
import { useSubmission } from '../../account-page/use-submission'
import { LoginForm } from './login-form'
import { rememberedPath } from '../../guard/remembered-path'
import scene from '../../account-page/scenes/log-in.svg'
import { SignUpInvitation } from './sign-up-invitation'
import { SignedInAlready } from './signed-in-already'
import { words } from './words'

/** /login: the target of the guard's redirect and of signup. */
export default function LoginPage() {
  const { user, isLoading, login } = useAuth()
  const navigate = useNavigate()
  const destination = rememberedPath(useLocation().state) ?? '/'
  const submission = useSubmission(async (fields) => {
    await login({
      email: textOf(fields, 'email'),
      password: textOf(fields, 'password'),
      rememberMe: fields.has('rememberMe'),
    })
    await navigate(destination, { replace: true })
  })

  // Logging in changes both before it resolves, and the form must stay until then.
  if (!submission.isBusy && isLoading) return null
  if (!submission.isBusy && user)
    return <SignedInAlready userName={user.userName} destination={destination} />
  return (
    <AccountPage title={words.title} intro={<SignUpInvitation />} scene={scene}>
      <LoginForm {...submission} />
    </AccountPage>
  )
}
