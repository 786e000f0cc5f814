import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@bucketeer/shared-auth'
import { loadingAuth, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { SlotContext, type SlotProps } from '@bucketeer/shared-ui'
import { setRegistry } from '../../federation/live-registry'
import { replaceDocument } from '../../federation/reload-document'
import { takeKeptPath } from '../../guard/remembered-path'
import { openAt } from '../../testing/open-at'
import { about, aRemote, registry, trips } from '../../testing/registry'
import LoginPage from './login-page'

jest.mock('../../federation/reload-document', () => ({ replaceDocument: jest.fn() }))

const openLogin = (state?: unknown) =>
  openAt({ pathname: '/login', state }, [
    { path: '/', element: <h1>Start</h1> },
    { path: '/kicks', element: <h1>All Kicks</h1> },
    { path: '/signup', element: <h1>Create an account</h1> },
    { path: '/forgot-password', element: <h1>Forgot your password?</h1> },
    { path: '/login', element: <LoginPage /> },
  ])

/** A piece that has the main action once its button is pressed. */
const Piece = ({ destination, onMainAction }: Partial<SlotProps<'login.welcome'>>) => (
  <>
    <p>then to {destination}</p>
    <button onClick={() => onMainAction?.(true)}>Begin</button>
  </>
)

const signIn = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'amelia@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const planner = aRemote('planner', trips)
setRegistry({
  ...registry,
  remotes: [
    aRemote('pages', about),
    {
      ...planner,
      routes: [
        ...planner.routes,
        ...['/trips/:tripId', '/trips/kicks/:kickId'].map((path) => ({ path, access: 'protected' as const })),
      ],
    },
  ],
})

describe('LoginPage', () => {
  beforeEach(signedOut)

  // @spec S2.34 S2.35 S2.38 S2.39 S2.44
  it('shows heading, links and hints', () => {
    openLogin()
    expect(screen.getByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup')
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByText('At least 8 characters long')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  })

  // @spec S2.36
  it('requires an e-mail address and a password', () => {
    openLogin()
    expect(screen.getByLabelText('Email')).toBeRequired()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText('Password')).toBeRequired()
  })

  // @spec S2.36
  it.each(['Email', 'Password'])('sends nothing and marks the field when %s is empty', async (label) => {
    const login = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/login': login })
    openLogin()
    await userEvent.type(screen.getByLabelText('Email'), 'amelia@example.org')
    await userEvent.type(screen.getByLabelText('Password'), 'short')
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(login).not.toHaveBeenCalled()
  })

  it('says all that is missing beside the fields at once, and focuses the first', async () => {
    openLogin()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter your password. At least 8 characters long',
    )
    await userEvent.type(screen.getByLabelText('Email'), 'amelia')
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Write it like ann@example.com.')
  })

  it('carries the typed e-mail on to the form for a new password', async () => {
    const { router } = openLogin({ from: '/kicks' })
    await userEvent.type(screen.getByLabelText('Email'), 'amelia@example.org ')
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(router.state.location.state).toEqual({ from: '/kicks', email: 'amelia@example.org' })
  })

  // @spec S2.37
  it('shows and hides the typed password', async () => {
    openLogin()
    const password = screen.getByLabelText('Password')
    await userEvent.type(password, 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('secret')
  })

  // @spec S2.38 S2.40 S2.41 S2.45 S3.3
  it('sends the form with a password of any length and goes to the start page', async () => {
    const login = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/login': login })
    openLogin()
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
    expect(login).toHaveBeenCalledWith(
      expect.objectContaining({ body: { email: 'amelia@example.org', password: 'short', rememberMe: true } }),
    )
  })

  // @spec S2.38
  it('sends rememberMe: false when the checkbox is cleared', async () => {
    const login = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/login': login })
    openLogin()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await signIn()
    await waitFor(() =>
      expect(login).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ rememberMe: false }) }),
      ),
    )
  })

  // @spec S2.41
  it('goes to the remembered path', async () => {
    stubApi()
    openLogin({ from: '/kicks' })
    await signIn()
    expect(await screen.findByRole('heading', { name: 'All Kicks' })).toBeVisible()
  })

  it('goes to the start page when the remembered path is of another site', async () => {
    stubApi()
    openLogin({ from: '//evil.example' })
    await signIn()
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
  })

  it.each([
    ['/trips?year=2027', 'Log in first, then on to Your Trips.'],
    ['/trips/plan', 'Log in first, then on to Plan a Trip.'],
    ['/trips/7', 'This page is for members. Log in first, then on to it.'],
    ['/trips/kicks/7', 'This Kick is for members. Log in first, then on to it.'],
  ])('says which page the guard of %s asks for', (from, reason) => {
    openLogin({ from })
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('says that the session has ended, and that drafts are kept', () => {
    openLogin({ from: '/trips/7', hasEnded: true })
    expect(screen.getByText(/^You are no longer logged in\. What you typed is kept/)).toBeVisible()
  })

  it('says why an account is suspended, and takes one answer', async () => {
    const sentence = 'A moderator suspended this account until 2026-12-07, and wrote: “Be kind.”'
    const answer = jest.fn(async () => {})
    stubApi({
      'POST /auth/login': async () => {
        throw new ApiError(403, sentence, { code: 'auth.suspended-until' })
      },
      'POST /auth/suspension/answer': answer,
    })
    openLogin({ from: '/trips/7', suspension: sentence })
    expect(screen.getByText(`${sentence} Log in to answer, or when it is over.`)).toBeVisible()
    expect(screen.queryByText(/no longer logged in|Log in first/)).not.toBeInTheDocument()
    expect(screen.queryByLabelText(/Your one answer/)).not.toBeInTheDocument()
    await signIn()
    await userEvent.type(await screen.findByLabelText(/Your one answer/), 'It was not me.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() =>
      expect(screen.getByText(/^Your answer is on its way/).closest('[role=status]')).toHaveFocus(),
    )
    expect(answer).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { email: 'amelia@example.org', password: 'short', note: 'It was not me.' },
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Back to the login' }))
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  it.each([[undefined], [{ from: '/about' }], [{ from: '/no-such-page' }]])(
    'gives no reason for the state %j, since no guard led here',
    (state) => {
      openLogin(state)
      expect(screen.queryByText(/Log in first/)).not.toBeInTheDocument()
    },
  )

  it('passes the remembered path on to /forgot-password', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = openLogin({ from: '/kicks' })
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(router.state.location).toMatchObject({ pathname: '/forgot-password', state: { from: '/kicks' } })
  })

  // @spec S2.35
  it('passes the remembered path on to /signup', async () => {
    // The router warns that jsdom has no view transitions.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = openLogin({ from: '/kicks' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(router.state.location).toMatchObject({ pathname: '/signup', state: { from: '/kicks' } })
  })

  // @spec S8.2
  it('shows the error and keeps the typed values', async () => {
    stubApi({
      'POST /auth/login': () => Promise.reject(new ApiError(401, 'E-mail or password are not right.')),
    })
    openLogin()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Login: E-mail or password are not right.',
    )
    expect(screen.getByLabelText('Email')).toHaveValue('amelia@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue('short')
  })

  // @spec S4.9
  it('keeps the error until the next response and announces an identical one again', async () => {
    const refusal = () => new ApiError(401, 'E-mail or password are not right.')
    let answer = () => {}
    const login = jest
      .fn()
      .mockRejectedValueOnce(refusal())
      .mockImplementationOnce(() => new Promise((_, reject) => (answer = () => reject(refusal()))))
    stubApi({ 'POST /auth/login': login })
    openLogin()
    await signIn()
    const first = await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(first).toBeVisible()
    answer()
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  })

  it('sends one request for repeated clicks and is marked as busy', async () => {
    const login = jest.fn(() => new Promise<never>(() => {}))
    stubApi({ 'POST /auth/login': login })
    openLogin()
    await signIn()
    const button = screen.getByRole('button', { name: 'Sign in' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(login).toHaveBeenCalledTimes(1)
  })

  // @spec S2.2
  it('greets a signed-in member and offers to go on', () => {
    signedIn()
    openLogin()
    expect(screen.getByText('You are signed in already.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })

  it('greets a new member differently when a piece welcomes them', () => {
    const slot = { name: 'login.welcome', order: 20, access: 'protected', props: '^1.0.0' } as const
    setRegistry({ ...registry, remotes: [{ ...aRemote('log'), slots: [slot] }] })
    signedIn()
    openLogin({ hasJustSignedUp: true })
    expect(screen.getByText('Good to have you here.')).toBeVisible()
    expect(screen.queryByText('You are signed in already.')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/')
  })

  it('has a quiet ‘Go on’ while a piece has the main action', () => {
    signedIn()
    openAt({ pathname: '/login', state: { from: '/kicks' } }, [
      {
        path: '/login',
        element: (
          <SlotContext value={({ props }) => <Piece {...props} />}>
            <LoginPage />
          </SlotContext>
        ),
      },
    ])
    const goOn = screen.getByRole('link', { name: 'Go on' })
    expect(screen.getByText('then to /kicks')).toBeVisible()
    expect(goOn).toHaveClass('MuiButton-contained')
    act(() => screen.getByRole('button', { name: 'Begin' }).click())
    expect(goOn).toHaveClass('MuiButton-text')
    expect(goOn).toHaveAttribute('href', '/kicks')
  })

  it('shows a new member the usual text while no piece welcomes them', () => {
    setRegistry({ ...registry, remotes: [aRemote('log')] })
    signedIn()
    openLogin({ hasJustSignedUp: true })
    expect(screen.getByText('You are signed in already.')).toBeVisible()
  })

  it('loads a new document instead of the form when the member logs out, also in another tab', () => {
    signedIn()
    openLogin({ from: '/kicks' })
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/kicks')
    signedOut()
    expect(replaceDocument).toHaveBeenCalledWith('/login')
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(takeKeptPath()).toEqual({ from: '/kicks' })
  })

  it('shows the signed-in view instead of the form when the user logs in in another tab', () => {
    openLogin()
    expect(screen.getByLabelText('Password')).toBeVisible()
    signedIn()
    expect(screen.getByText('You are signed in already.')).toBeVisible()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  })

  it('renders no form while the session is verified', () => {
    loadingAuth()
    openLogin()
    expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  })
})
