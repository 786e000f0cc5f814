import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@bucketeer/shared-auth'
import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { loadSharedMessages } from '@bucketeer/shared-ui'
import { openAt } from '../../testing/open-at'
import { configureSite } from '../../account-page/public-config'
import AccountPage from './account-page'

const open = (ask: jest.Mock) => {
  signedIn(aUser({ _id: 'amelia', email: 'amelia@example.org' }))
  stubApi({ 'PUT /api/user/{userId}/email': ask })
  openAt('/account', [{ path: '/account', element: <AccountPage /> }])
}
const next = () => screen.getByLabelText('New email')
const password = () => screen.getByLabelText('Password')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send link' }))
const type = async () => {
  await userEvent.type(next(), 'amelia@new.example')
  await userEvent.type(password(), 'a walk in the woods')
}

test('requests a link to the new address, says where it went, and can ask for another address', async () => {
  const message = 'Open the link that is on its way to amelia@new.example.'
  const ask = jest.fn(async () => ({ message, code: 'email.on-its-way' }))
  open(ask)
  await type()
  await submit()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(ask).toHaveBeenCalledWith({
    params: { userId: 'amelia' },
    body: { email: 'amelia@new.example', password: 'a walk in the woods' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(next()).toHaveValue('')
})

test('says in the language of the page where the link went', async () => {
  await loadSharedMessages('de')
  const email = 'amelia@new.example'
  open(jest.fn(async () => ({ message: 'On its way.', code: 'email.on-its-way', values: { email } })))
  await type()
  await submit()
  expect(await screen.findByRole('status')).toHaveTextContent(
    `Öffne den Link, der an ${email} unterwegs ist.`,
  )
  await loadSharedMessages('en')
})

test('shows beside the field that an address has an account, and keeps what was typed', async () => {
  const message = 'There is an account with this email already.'
  open(jest.fn(() => Promise.reject(new ApiError(409, message, { problems: [{ field: 'email', message }] }))))
  await type()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(`Could not Change Email: ${message}`)
  expect(next()).toHaveFocus()
  expect(next()).toHaveAccessibleDescription(message)
  expect(password()).toHaveValue('a walk in the woods')
})

test('sends nothing without an address and a password', async () => {
  const ask = jest.fn()
  open(ask)
  await submit()
  expect(next()).toHaveAccessibleDescription('Enter your email.')
  expect(password()).toHaveAccessibleDescription('Enter your password.')
  expect(ask).not.toHaveBeenCalled()
})

test('says beforehand that a site without mail sends no link', () => {
  configureSite({ mail: { isSent: false, contact: 'Ann' } })
  open(jest.fn())
  expect(screen.getByText(/^This site sends no mail\. .* goes to Ann: ask there for it\./)).toBeVisible()
  configureSite()
})
