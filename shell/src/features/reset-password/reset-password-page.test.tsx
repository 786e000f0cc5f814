import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { keepPathForReset, takePathForReset } from '../../guard/remembered-path'
import { openAt } from '../../testing/open-at'
import ResetPasswordPage from './reset-password-page'

const open = (address = '/reset-password?token=from-the-mail') =>
  openAt(address, [
    { path: '/reset-password', element: <ResetPasswordPage /> },
    { path: '/', element: <h1>Start</h1> },
    { path: '/kicks', element: <h1>All Kicks</h1> },
    { path: '/login', element: <h1>Log in</h1> },
  ])
const password = () => screen.getByLabelText('New password')
const save = async () => {
  await userEvent.type(password(), 'a swim in the sea')
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
}
const linkEnded = new ApiError(400, 'This link is not good any more. Please ask for a new one.')

describe('ResetPasswordPage', () => {
  beforeEach(signedOut)

  it('shows a password field with the hint of the signup', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    expect(document.title).toBe('Choose a new password · Bucketeer')
    expect(password()).toBeRequired()
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription('At least 8 characters long')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
  })

  it('saves the password by the token and logs in', async () => {
    const resetPassword = jest.fn(async () => ({ authToken: 'new-session' }))
    stubApi({ 'POST /auth/reset-password': resetPassword })
    const { router } = open()
    await save()
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
    expect(screen.getByText('Your new password is saved, and you are logged in.')).toBeVisible()
    expect(authStore.getState().isLoggedIn).toBe(true)
    expect(resetPassword).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { token: 'from-the-mail', password: 'a swim in the sea', endLinks: true },
      }),
    )
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('keeps the links of the user only if the box is unticked', async () => {
    const resetPassword = jest.fn(async () => ({ authToken: 'new-session' }))
    stubApi({ 'POST /auth/reset-password': resetPassword })
    open()
    const box = screen.getByRole('checkbox', { name: 'End all my links' })
    expect(box).toBeChecked()
    expect(box).toHaveAccessibleDescription(/^Nobody can read your things by a link any more\./)
    await userEvent.click(box)
    await save()
    await screen.findByRole('heading', { name: 'Start' })
    expect(resetPassword).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ endLinks: false }) }),
    )
  })

  it('ends the current session and goes to the login when the server rejects the new one', async () => {
    signedIn()
    stubApi({
      'POST /auth/reset-password': async () => ({ authToken: 'rejected' }),
      'GET /auth/verify': () => Promise.reject(new ApiError(401, 'No.')),
    })
    open()
    await save()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(screen.getByText('Your new password is saved. Log in with it.')).toBeVisible()
    expect(authStore.getState().isLoggedIn).toBe(false)
  })

  it('returns to the page that was wanted before the password was forgotten', async () => {
    keepPathForReset({ from: '/kicks' })
    stubApi({ 'POST /auth/reset-password': async () => ({ authToken: 'new-session' }) })
    open()
    await save()
    expect(await screen.findByRole('heading', { name: 'All Kicks' })).toBeVisible()
    expect(takePathForReset()).toBeNull()
  })

  it('shows the error and offers a new link when the token is invalid', async () => {
    stubApi({ 'POST /auth/reset-password': () => Promise.reject(linkEnded) })
    open()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Save Password: This link is not good any more. Please ask for a new one.',
    )
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(password()).toHaveValue('a swim in the sea')
  })

  it.each(['/reset-password', '/reset-password?token='])('reports an incomplete link at %s', (address) => {
    open(address)
    expect(screen.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })
})
