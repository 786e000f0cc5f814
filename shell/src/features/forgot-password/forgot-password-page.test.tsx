import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@bucketeer/shared-auth'
import { signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { keepPathForReset, takePathForReset } from '../../guard/remembered-path'
import { configureSite } from '../../account-page/public-config'
import { openAt } from '../../testing/open-at'
import ForgotPasswordPage from './forgot-password-page'

const open = (state?: unknown) =>
  openAt({ pathname: '/forgot-password', state }, [
    { path: '/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/login', element: <h1>Log in</h1> },
  ])
const email = () => screen.getByLabelText('Email')
const send = async () => {
  await userEvent.type(email(), 'amelia@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
}

describe('ForgotPasswordPage', () => {
  beforeEach(signedOut)

  // @spec S2.39
  it('shows an e-mail field and a link to the login', () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
    expect(document.title).toBe('Forgot your password? · Bucketeer')
    expect(email()).toBeRequired()
    expect(email()).toHaveAttribute('type', 'email')
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })

  it('names who runs the site', () => {
    configureSite({ operator: 'The Walkers (contact: Ann)' })
    open()
    expect(screen.getByText(/^This site is run by .?The Walkers \(contact: Ann\).?\.$/)).toBeVisible()
    configureSite()
  })

  it('passes the remembered path on to /login', async () => {
    // The router warns that jsdom has no view transitions.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = open({ from: '/kicks' })
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/kicks' } })
  })

  it.each([
    ['keeps the remembered path', { from: '/kicks' }, '/kicks'],
    ['forgets an older path', null, null],
  ])('%s for the link in the mail', async (_, state, path) => {
    keepPathForReset({ from: '/buckets' })
    stubApi({ 'POST /auth/forgot-password': async () => {} })
    open(state)
    await send()
    await screen.findByRole('status')
    expect(takePathForReset()).toBe(path)
  })

  it('shows and focuses a confirmation that does not depend on the address', async () => {
    const forgotPassword = jest.fn(async () => {})
    stubApi({ 'POST /auth/forgot-password': forgotPassword })
    open()
    await send()
    const answer = await screen.findByRole('status')
    expect(answer).toHaveTextContent(
      /^If there is an account with this email, a link to choose a new password is on its way\./,
    )
    expect(answer).toHaveFocus()
    expect(forgotPassword).toHaveBeenCalledWith({ body: { email: 'amelia@example.org' }, token: null })
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  })

  describe('ForgotPasswordPage of a site without mail', () => {
    afterEach(() => configureSite())

    it.each([
      ['Ann (ann@people.example)', 'Ann (ann@people.example)'],
      [null, 'whoever runs this site'],
    ])('names the contact: %s', async (contact, shown) => {
      configureSite({ mail: { isSent: false, contact } })
      stubApi({ 'POST /auth/forgot-password': async () => {} })
      open()
      expect(
        screen.getByText(
          `This site sends no mail. Tell us your email, and your link to choose a new password goes to ${shown}. Ask there for it.`,
        ),
      ).toBeVisible()
      await send()
      const answer = await screen.findByRole('status')
      expect(answer).toHaveTextContent(`is on its way to ${shown}. Ask there for it.`)
      expect(answer).not.toHaveTextContent('spam')
    })
  })

  it('mentions the mail when the site sends mail', () => {
    configureSite({ mail: { isSent: true, contact: 'Ann' } })
    open()
    expect(screen.getByText(/by the link that we send you/)).toBeVisible()
    expect(screen.queryByText(/Ann/)).not.toBeInTheDocument()
    configureSite()
  })

  it('begins with the e-mail that was typed at the login', () => {
    openAt({ pathname: '/forgot-password', state: { email: 'amelia@example.org' } }, [
      { path: '/forgot-password', element: <ForgotPasswordPage /> },
    ])
    expect(email()).toHaveValue('amelia@example.org')
  })

  it('shows an empty form again for another address', async () => {
    stubApi({ 'POST /auth/forgot-password': async () => {} })
    open()
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Try another email' }))
    expect(email()).toHaveValue('')
  })

  it('shows the error and keeps the typed address', async () => {
    stubApi({ 'POST /auth/forgot-password': () => Promise.reject(new ApiError(429, 'That was too often.')) })
    open()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Send Link: That was too often.')
    expect(email()).toHaveValue('amelia@example.org')
  })

  it('sends one request for repeated clicks and is marked as busy', async () => {
    const forgotPassword = jest.fn(() => new Promise<never>(() => {}))
    stubApi({ 'POST /auth/forgot-password': forgotPassword })
    open()
    await send()
    const button = screen.getByRole('button', { name: 'Send link' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(forgotPassword).toHaveBeenCalledTimes(1)
  })
})
