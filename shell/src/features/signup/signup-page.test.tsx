import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { openAt } from '../../testing/open-at'
import SignupPage from './signup-page'

const openSignup = (state?: unknown) =>
  openAt({ pathname: '/signup', state }, [
    { path: '/signup', element: <SignupPage /> },
    { path: '/login', element: <h1>Log in</h1> },
  ])

const fields = {
  Email: 'amelia@example.org',
  Username: 'Amelia',
  'Your Tagline': 'Up and away',
  Password: 'short',
}

const createAccount = async () => {
  for (const [label, value] of Object.entries(fields))
    await userEvent.type(screen.getByLabelText(label), value)
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('The signup page', () => {
  beforeEach(signedOut)

  it('has the words of the specification', () => {
    openSignup()
    expect(screen.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    expect(screen.getByText('Start making your dreams come true')).toBeVisible()
    expect(screen.getByText('At least 8 characters long')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible()
  })

  it.each(Object.keys(fields))('needs the field %s', (label) => {
    openSignup()
    expect(screen.getByLabelText(label)).toBeRequired()
  })

  it('makes the account, however short the password, and goes to /login as somebody who is signed in', async () => {
    const signup = jest.fn(async () => ({ authToken: 'token' }))
    stubApi({ auth: { signup } })
    const { router } = openSignup({ from: '/kicks' })
    await createAccount()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(signup).toHaveBeenCalledWith({
      email: 'amelia@example.org',
      userName: 'Amelia',
      tagline: 'Up and away',
      password: 'short',
    })
    expect(authStore.getState().isLoggedIn).toBe(true)
    expect(router.state.location.state).toEqual({ from: '/kicks' })
  })

  it('tells why it failed and keeps what was typed', async () => {
    stubApi({ auth: { signup: () => Promise.reject(new ApiError(409, 'This e-mail is in use.')) } })
    openSignup()
    await createAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not create Account: This e-mail is in use.',
    )
    for (const [label, value] of Object.entries(fields))
      expect(screen.getByLabelText(label)).toHaveValue(value)
  })

  it('has a sentence of its own for a failure without words', async () => {
    stubApi({ auth: { signup: () => Promise.reject(new TypeError('undefined is not a function')) } })
    openSignup()
    await createAccount()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not create Account: Something went wrong. Please try again.',
    )
  })
})
