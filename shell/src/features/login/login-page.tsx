import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { Box, LinkButton, Slot, TextLink } from '@bucketeer/shared-ui'
import { AccountPage } from '../../account-page/account-page'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { LoginForm } from './login-form'
import { rememberedPath } from '../../guard/remembered-path'
import { NewDocument } from '../../site/new-document'
import scene from '../../account-page/scenes/log-in.svg'
import { words } from './words'

/** Links to /signup and passes on the remembered path. */
const SignUpInvitation = () => {
  const { state } = useLocation()
  return (
    <>
      {words.newHere}{' '}
      <TextLink to="/signup" state={state}>
        {words.signUp}
      </TextLink>
    </>
  )
}

interface SignedInAlreadyProps {
  userName: string
  destination: string
}

/** /login for members; signup ends here, too. */
const SignedInAlready = ({ userName, destination }: SignedInAlreadyProps) => (
  <AccountPage title={words.already.title(userName)} intro={words.already.text} scene={scene}>
    <Box>
      <LinkButton to={destination} replace variant="contained" size="large">
        {words.already.goOn}
      </LinkButton>
    </Box>
    <Slot name="login.welcome" />
  </AccountPage>
)

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
  const isSignedIn = !submission.isBusy && !isLoading && user !== null
  const [wasSignedIn, setSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setSignedIn(true)
  if (!submission.isBusy && isLoading) return null
  if (isSignedIn) return <SignedInAlready userName={user.userName} destination={destination} />
  // After a logout, also in another tab: the form never follows in a document in which other code may have run.
  if (wasSignedIn) return <NewDocument />
  return (
    <AccountPage title={words.title} intro={<SignUpInvitation />} scene={scene}>
      <LoginForm {...submission} />
    </AccountPage>
  )
}
