import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { Alert, TextLink, Typography } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/sign-up.svg'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { justSignedUp } from '../../account-page/just-signed-up'
import { SignupForm } from './signup-form'
import { signUpRefusal, words } from './words'

/** /signup: creates an account, then goes to /login (S2.48), where members are sent too. A link with `?invitation=…` is for one account. */
export default function SignupPage() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const invitation = query.get('invitation')
  const refusal = signUpRefusal(invitation)
  const { user, isLoading, signup } = useAuth()
  const navigate = useNavigate()
  const submission = useSubmission(async (fields) => {
    await signup({
      email: textOf(fields, 'email'),
      userName: textOf(fields, 'userName'),
      tagline: textOf(fields, 'tagline'),
      password: textOf(fields, 'password'),
      ...(invitation && { invitation }),
    })
    await navigate('/login', { state: justSignedUp(state) })
  })

  // Signing up changes both before the page is left. A member comes here by the browser's Back.
  if (!submission.isBusy && isLoading) return null
  if (!submission.isBusy && user) return <Navigate to="/login" replace state={state} />

  return (
    <AccountPage title={words.title} intro={words.invitation} scene={scene}>
      {refusal ? <Alert severity="info">{refusal}</Alert> : <SignupForm {...submission} />}
      <Typography sx={{ color: 'text.secondary' }}>
        {words.oneOfUs}{' '}
        <TextLink to="/login" state={state}>
          {words.logIn}
        </TextLink>
      </Typography>
    </AccountPage>
  )
}
