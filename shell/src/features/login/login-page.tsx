import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '@bucketeer/shared-auth'
import { Box, LinkButton, Slot, TextLink } from '@bucketeer/shared-ui'
import { matchRoute } from '@bucketeer/platform/runtime'
import { AccountPage } from '../../account-page/account-page'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { LoginForm } from './login-form'
import { liveRemotes, piecesOf } from '../../federation/live-registry'
import { hasSessionEnded, rememberedPath } from '../../guard/remembered-path'
import { hasJustSignedUp } from '../../account-page/just-signed-up'
import { NewDocument } from '../../account-page/new-document'
import scene from '../../account-page/scenes/log-in.svg'
import { words } from './words'

/**
 * Returns the top bar's label of a protected page; '' for one that the top bar does not list; null for a page that
 * visitors may open.
 */
const protectedPageLabel = (path: string): string | null => {
  const { pathname } = new URL(path, window.location.origin)
  const remotes = liveRemotes()
  const route = matchRoute(
    remotes.flatMap(({ routes }) => routes),
    pathname,
  )
  if (route?.access !== 'protected') return null
  const items = remotes.flatMap(({ nav }) => nav.flatMap(({ items }) => items))
  return items.find(({ to }) => to === route.path)?.label ?? ''
}

/** Says why the guard led here, if it did. Links to /signup and passes on the remembered path. */
const LoginIntro = () => {
  const { state } = useLocation()
  const path = rememberedPath(state)
  const label = path === null ? null : protectedPageLabel(path)
  return (
    <>
      {label !== null && hasSessionEnded(state) && <div>{words.ended}</div>}
      {label !== null && <div>{words.reason(label)}</div>}
      {words.newHere}{' '}
      <TextLink to="/signup" state={state}>
        {words.signUp}
      </TextLink>
    </>
  )
}

/** /login for members; signup ends here, too. */
const SignedInAlready = ({ userName, destination }: { userName: string; destination: string }) => {
  const { state } = useLocation()
  const [isGreeted] = useState(() => hasJustSignedUp(state) && piecesOf('login.welcome').length > 0)
  // Null until a piece tells.
  const [hasPieceMainAction, setPieceMainAction] = useState<boolean | null>(null)
  const isQuiet = hasPieceMainAction ?? isGreeted
  return (
    <AccountPage
      title={words.already.title(userName)}
      intro={isGreeted ? words.already.greeting : words.already.text}
      scene={scene}
      startsAtTop
    >
      <Box>
        <LinkButton
          to={destination}
          replace
          size="large"
          variant={isQuiet ? 'text' : 'contained'}
          color={isQuiet ? 'inherit' : 'primary'}
          // The text of a quiet button begins where the heading does. A transform shifts no layout.
          sx={isQuiet ? { transform: 'translateX(-22px)', color: 'text.secondary' } : undefined}
        >
          {words.already.goOn}
        </LinkButton>
      </Box>
      <Slot name="login.welcome" destination={destination} onMainAction={setPieceMainAction} />
    </AccountPage>
  )
}

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
    <AccountPage title={words.title} intro={<LoginIntro />} scene={scene}>
      <LoginForm {...submission} />
    </AccountPage>
  )
}
