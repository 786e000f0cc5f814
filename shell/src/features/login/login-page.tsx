import { matchRoute } from '@bucketeer/platform/runtime'
import { ApiError, useAuth } from '@bucketeer/shared-auth'
import { Alert, Box, LinkButton, Slot, Stack, TextLink } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel, PasswordField, TextField } from '@bucketeer/shared-ui/forms'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AccountPage } from '../../account-page/account-page'
import { NewDocument } from '../../account-page/new-document'
import scene from '../../account-page/scenes/log-in.svg'
import { AccountForm, SentNote } from '../../account-page/form-parts'
import {
  hasJustSignedUp,
  type Submission,
  textOf,
  typedEmail,
  useSubmission,
  withEmail,
} from '../../account-page/use-submission'
import { liveRemotes, piecesOf } from '../../federation/live-registry'
import {
  hasSessionEnded,
  rememberedPath,
  suspensionOf,
  useRememberedState,
} from '../../guard/remembered-path'
import { request } from '../../request'
import { words } from './words'

const longestAnswer = 1000

/** Returns whether a login failed because a moderator suspended the account, who takes an answer. */
const isAnswerable = (error: unknown) =>
  error instanceof ApiError && /^auth\.suspended-(until|for-good)$/.test(error.code ?? '')

interface LoginFormProps {
  submission: Submission
  /** Whether the form sends an answer to the suspension of the account. */
  isAnswer: boolean
  onOtherAccount(): void
}

/** Its link for a new password passes on the remembered path, and the e-mail that was typed. */
function LoginForm({ submission, isAnswer, onOtherAccount }: LoginFormProps) {
  const { state } = useLocation()
  const [email, setEmail] = useState(() => typedEmail(state))
  const remembered = useRememberedState()
  return (
    <AccountForm
      submission={submission}
      failure={isAnswer && !isAnswerable(submission.error) ? words.answerFailed : words.failed}
      submit={isAnswer ? words.sendAnswer : words.signIn}
    >
      <TextField
        label={words.email}
        type="email"
        // Users log in by e-mail, so password managers should store it as the user name.
        autoComplete="username"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          onOtherAccount()
        }}
        {...submission.textFieldProps('email')}
      />
      <PasswordField
        label={words.password}
        hint={words.passwordHint}
        {...submission.passwordFieldProps('password', 'current-password')}
      />
      {isAnswer && (
        <TextField
          label={words.answer}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: longestAnswer } }}
          {...submission.textFieldProps('note')}
        />
      )}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
      >
        <FormControlLabel control={<Checkbox name="rememberMe" defaultChecked />} label={words.rememberMe} />
        <TextLink to="/forgot-password" state={withEmail(remembered, email)}>
          {words.forgotPassword}
        </TextLink>
      </Stack>
    </AccountForm>
  )
}

/**
 * Returns why a protected page needs the login, by its route alone, which does not reveal whether the page exists; null
 * for a page that visitors may open.
 */
function reasonOfGuard(path: string): string | null {
  const { pathname } = new URL(path, window.location.origin)
  const remotes = liveRemotes()
  const route = matchRoute(
    remotes.flatMap(({ routes }) => routes),
    pathname,
  )
  if (route?.access !== 'protected') return null
  const items = remotes.flatMap(({ nav }) => nav.flatMap(({ items }) => items))
  const label = items.find(({ to }) => to === route.path)?.label
  return label ? words.reason(label) : words.reasonOfKind(/.*:(\w+)/.exec(route.path)?.[1])
}

/** Says why the guard led here, if it did. Links to /signup and passes on the remembered path. */
function LoginIntro() {
  const { state } = useLocation()
  const path = rememberedPath(state)
  const suspension = suspensionOf(state)
  const reason = path === null || suspension !== null ? null : reasonOfGuard(path)
  return (
    <>
      {suspension !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {suspension} {words.suspended}
        </Alert>
      )}
      {reason !== null && hasSessionEnded(state) && <div>{words.ended}</div>}
      {reason !== null && <div>{reason}</div>}
      {words.newHere}{' '}
      <TextLink to="/signup" state={state}>
        {words.signUp}
      </TextLink>
    </>
  )
}

/** /login for members; signup ends here, too. */
function SignedInAlready({ userName, destination }: { userName: string; destination: string }) {
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
  const { user, isLoading, login, suspension, verify } = useAuth()
  const navigate = useNavigate()
  const destination = rememberedPath(useLocation().state) ?? '/'
  const [answer, setAnswer] = useState<'none' | 'open' | 'sent'>('none')
  const submission = useSubmission(async (fields) => {
    const credentials = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    if (fields.has('note')) {
      const body = { ...credentials, note: textOf(fields, 'note') }
      await request('post', '/auth/suspension/answer', { body, token: null, withCookies: true })
      setAnswer('sent')
      return 'empty'
    }
    try {
      await login({ ...credentials, rememberMe: fields.has('rememberMe') })
    } catch (error) {
      setAnswer(isAnswerable(error) ? 'open' : 'none')
      throw error
    }
    await navigate(destination, { replace: true })
  })
  // The history state has it now, and other pages can be opened again.
  useEffect(() => {
    if (suspension !== null) void verify()
  }, [suspension, verify])

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
      {answer === 'sent' ? (
        <SentNote text={words.answered} again={words.backToLogin} onAgain={() => setAnswer('none')} />
      ) : (
        <LoginForm
          submission={submission}
          isAnswer={answer === 'open'}
          onOtherAccount={() => setAnswer('none')}
        />
      )}
    </AccountPage>
  )
}
