import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { openAt } from '../../testing/open-at'
import AccountPage from './account-page'

const open = (change: jest.Mock) => {
  signedIn(aUser({ _id: 'amelia', email: 'amelia@example.org' }))
  stubApi({ 'PUT /api/user/{userId}/password': change })
  openAt('/account', [{ path: '/account', element: <AccountPage /> }])
}
const present = () => screen.getByLabelText('Present password')
const next = () => screen.getByLabelText('New password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))
const type = async () => {
  await userEvent.type(present(), 'a walk in the woods')
  await userEvent.type(next(), 'a swim in the sea')
}

test('changes the password, says so, and empties the form for another change', async () => {
  const change = jest.fn(async () => {})
  open(change)
  await type()
  await submit()
  expect(await screen.findByText('Your password is changed')).toBeVisible()
  expect(change).toHaveBeenCalledWith({
    params: { userId: 'amelia' },
    body: { password: 'a walk in the woods', newPassword: 'a swim in the sea' },
  })
  expect(present()).toHaveValue('')
  await type()
  await submit()
  await waitFor(() => expect(change).toHaveBeenCalledTimes(2))
})

test('says which password is wrong, and keeps both', async () => {
  const message = 'The password is wrong.'
  const error = new ApiError(403, message, { problems: [{ field: 'password', message }] })
  open(jest.fn(() => Promise.reject(error)))
  await type()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(`Could not Change Password: ${message}`)
  expect(present()).toHaveFocus()
  expect(present()).toHaveAccessibleDescription(message)
  expect(next()).toHaveValue('a swim in the sea')
})

test('sends nothing without both passwords', async () => {
  const change = jest.fn()
  open(change)
  await submit()
  expect(present()).toHaveAccessibleDescription('Enter your password.')
  expect(next()).toHaveAccessibleDescription('Choose a password. At least 8 characters long')
  expect(change).not.toHaveBeenCalled()
})
