import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { aUser, signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import { openAt } from '../../testing/open-at'
import ConfirmEmailPage from './confirm-email-page'

const email = 'amelia@new.example'
const open = (address = '/confirm-email?token=from-the-mail') =>
  openAt(address, [
    { path: '/confirm-email', element: <ConfirmEmailPage /> },
    { path: '/account', element: <h1>Your account</h1> },
    { path: '/login', element: <h1>Log in</h1> },
  ])
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

test('confirms the e-mail on a click only, names it, and sends visitors to the login', async () => {
  signedOut()
  const use = jest.fn(async () => ({ email }))
  stubApi({
    'POST /auth/confirm-email': use,
    'GET /auth/verify': () => Promise.reject(new ApiError(401, 'No.')),
  })
  open()
  expect(use).not.toHaveBeenCalled()
  await confirm()
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(use).toHaveBeenCalledWith(expect.objectContaining({ body: { token: 'from-the-mail' } }))
  expect(screen.getByText(`You log in with ${email} from now on`)).toBeVisible()
})

test('shows a member the new email everywhere', async () => {
  signedIn(aUser({ email: 'amelia@old.example' }))
  stubApi({
    'POST /auth/confirm-email': async () => ({ email }),
    'GET /auth/verify': async () => aUser({ email }),
  })
  open()
  await confirm()
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeVisible()
  expect(authStore.getState().user?.email).toBe(email)
})

test('shows that a link is no longer valid, and links to the account for a new one', async () => {
  const message = 'This link is not good any more. Please change your email once more.'
  stubApi({ 'POST /auth/confirm-email': () => Promise.reject(new ApiError(400, message)) })
  open()
  await confirm()
  expect(await screen.findByRole('alert')).toHaveTextContent(`Could not Confirm Email: ${message}`)
  expect(screen.getByRole('link', { name: 'Change your email once more' })).toHaveAttribute(
    'href',
    '/account',
  )
})

test.each(['/confirm-email', '/confirm-email?token='])('reports an incomplete link at %s', (address) => {
  open(address)
  expect(screen.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible()
})
