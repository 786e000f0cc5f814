import { screen } from '@testing-library/react'
import { aUser, signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { Guard } from '../../guard/guard'
import { openAt } from '../../testing/open-at'
import AccountPage from './account-page'

const open = () =>
  openAt('/account', [
    { path: '/login', element: <h1>Log in</h1> },
    {
      path: '/account',
      element: (
        <Guard access="protected">
          <AccountPage />
        </Guard>
      ),
    },
  ])

describe('AccountPage', () => {
  it('shows the e-mail address, the deletion of the account and a link to the profile', () => {
    signedIn(aUser({ _id: 'amelia', email: 'amelia@example.org' }))
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    expect(document.title).toBe('Your account · Bucketeer')
    expect(screen.getByText('You log in with amelia@example.org.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Delete account' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute('href', '/user/amelia')
  })

  it('has no password field before the dialog opens', () => {
    signedIn()
    open()
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument()
  })

  it('redirects visitors to /login', async () => {
    signedOut()
    open()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
  })
})
