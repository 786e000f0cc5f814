import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { loadingAuth, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { configureSite } from '../../account-page/public-config'
import { openAt } from '../../testing/open-at'
import SignupPage from './signup-page'

const openSignup = (state?: unknown, search = '') =>
  openAt({ pathname: '/signup', search, state }, [
    { path: '/signup', element: <SignupPage /> },
    { path: '/login', element: <h1>Log in</h1> },
  ])

const fields = {
  Email: 'amelia@example.org',
  Username: 'Amelia',
  'Your Tagline': 'Up and away',
  Password: 'a long walk home',
}

const createAccount = async (password = fields.Password) => {
  for (const [label, value] of Object.entries({ ...fields, Password: password }))
    await userEvent.type(screen.getByLabelText(label), value)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('SignupPage', () => {
  beforeEach(signedOut)

  // @spec S1.10 S2.42 S2.44 S2.47
  it('shows heading, links and hints', () => {
    openSignup()
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    expect(screen.getByText('Start making your dreams come true')).toBeVisible()
    expect(screen.getByText('At least 8 characters long')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  // @spec S2.37
  it('shows and hides the password without submitting the form', async () => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/signup': signup })
    openSignup()
    const password = screen.getByLabelText('Password')
    await userEvent.type(password, 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue('secret')
    expect(signup).not.toHaveBeenCalled()
  })

  // @spec S2.43
  it.each(Object.keys(fields))('requires the field %s and sends nothing without it', async (label) => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/signup': signup })
    openSignup()
    expect(screen.getByLabelText(label)).toBeRequired()
    for (const [each, value] of Object.entries(fields))
      fireEvent.change(screen.getByLabelText(each), { target: { value: each === label ? '' : value } })
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(signup).not.toHaveBeenCalled()
  })

  it('says all that is missing beside the fields at once, and focuses the first', async () => {
    openSignup()
    await userEvent.type(screen.getByLabelText('Email'), 'amelia@example.org')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Choose a username.')
    expect(screen.getByLabelText('Your Tagline')).toHaveAccessibleDescription('Write a tagline.')
    expect(screen.getByLabelText('Password')).toBeInvalid()
    expect(screen.getByLabelText('Email')).toBeValid()
    await userEvent.click(screen.getByRole('button', { name: 'Collecting firsts' }))
    expect(screen.getByLabelText('Your Tagline')).toBeValid()
  })

  it('says what the server refuses beside the field', async () => {
    const message = 'There is an account with this email already.'
    const error = new ApiError(409, message, { problems: [{ field: 'email', message }] })
    stubApi({ 'POST /auth/signup': () => Promise.reject(error) })
    openSignup()
    await createAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(`Could not create Account: ${message}`)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)
  })

  it('fills the tagline with a suggestion that can be edited', async () => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/signup': signup })
    openSignup()
    const tagline = screen.getByLabelText('Your Tagline')
    await userEvent.click(tagline)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(tagline).toHaveValue('Slow trains, long walks')
    expect(tagline).toHaveFocus()
    expect(signup).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Collecting firsts' }))
    await userEvent.type(tagline, ' and lasts')
    expect(tagline).toHaveValue('Collecting firsts and lasts')
  })

  // @spec S2.45 S2.46 S2.48
  it('creates the account with a password of any length and goes to /login signed in', async () => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/signup': signup }, { unchecked: true })
    const { router } = openSignup({ from: '/kicks' })
    await createAccount('short')
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(signup).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          email: 'amelia@example.org',
          userName: 'Amelia',
          tagline: 'Up and away',
          password: 'short',
        },
      }),
    )
    expect(authStore.getState().isLoggedIn).toBe(true)
    expect(router.state.location.state).toEqual({ from: '/kicks', hasJustSignedUp: true })
  })

  it('leads a member to /login, also back from there after the sign-up', async () => {
    stubApi({ 'POST /auth/signup': async () => ({ authToken: 'token' }) })
    const { router } = openSignup({ from: '/kicks' })
    await createAccount()
    await screen.findByRole('heading', { name: 'Log in' })
    await act(() => router.navigate(-1))
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/kicks' } })
  })

  it('shows no form while the session is verified', () => {
    loadingAuth()
    openSignup()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })

  // @spec S8.4
  it('shows the error and keeps the typed values', async () => {
    stubApi({ 'POST /auth/signup': () => Promise.reject(new ApiError(409, 'This e-mail is in use.')) })
    openSignup()
    await createAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not create Account: This e-mail is in use.',
    )
    for (const [label, value] of Object.entries(fields))
      expect(screen.getByLabelText(label)).toHaveValue(value)
  })

  // @spec S4.9
  it('keeps the error until the next response and announces an identical one again', async () => {
    const refusal = () => new ApiError(409, 'This e-mail is in use.')
    let answer = () => {}
    const signup = jest
      .fn()
      .mockRejectedValueOnce(refusal())
      .mockImplementationOnce(() => new Promise((_, reject) => (answer = () => reject(refusal()))))
    stubApi({ 'POST /auth/signup': signup })
    openSignup()
    await createAccount()
    const first = await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(signup).toHaveBeenCalledTimes(2)
    expect(first).toBeVisible()
    answer()
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first))
  })

  it('shows a default text for an error without a message for users', async () => {
    stubApi({ 'POST /auth/signup': () => Promise.reject(new TypeError('undefined is not a function')) })
    openSignup()
    await createAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not create Account: Something went wrong. Please try again.',
    )
  })
})

describe('SignupPage of a site that limits the sign-up', () => {
  beforeEach(signedOut)
  afterEach(() => {
    configureSite()
  })

  it('says that the site takes no new members, without a form', () => {
    configureSite({ signUp: 'closed', mail: { isSent: false, contact: 'Ann (ann@people.example)' } })
    openSignup(undefined, '?invitation=code')
    expect(
      screen.getByText(
        'We take no new members right now. Please ask Ann (ann@people.example) for an account.',
      ),
    ).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('asks for an invitation, without a form', () => {
    configureSite({ signUp: 'invitation' })
    openSignup()
    expect(
      screen.getByText(
        'New members join by invitation. Please ask whoever runs this site for a link, and open it here.',
      ),
    ).toBeVisible()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })

  it('sends the invitation of the link', async () => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ 'POST /auth/signup': signup })
    configureSite({ signUp: 'invitation' })
    openSignup(undefined, '?invitation=the-code')
    await createAccount()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(signup).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ invitation: 'the-code' }) }),
    )
  })
})
