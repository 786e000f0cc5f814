import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { Guard } from '../../guard/guard'
import { openAt } from '../../testing/open-at'
import AccountPage from './account-page'

const openQuestion = async (remove: () => Promise<void>) => {
  signedIn(aUser({ _id: 'amelia' }))
  stubApi({ 'DELETE /api/user/{userId}': remove })
  const opened = openAt('/account', [
    { path: '/', element: <h1>Start</h1> },
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
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
  return opened
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }))
const confirm = () => userEvent.click(dialog().getByRole('button', { name: 'Delete account' }))

describe('DeletionDialog', () => {
  it('explains what is deleted and what stays', async () => {
    await openQuestion(jest.fn())
    const question = screen.getByRole('dialog', { name: 'Delete your account?' })
    expect(question).toHaveAccessibleDescription(/your Buckets, Kicks, Journals and Stories/)
    expect(question).toHaveAccessibleDescription(/They keep it, as by ‘a former member’\./)
    expect(question).toHaveAccessibleDescription(/There is no way back\./)
  })

  it('requires the password and does nothing on Escape', async () => {
    const remove = jest.fn()
    await openQuestion(remove)
    const password = dialog().getByLabelText('Your password')
    expect(password).toBeRequired()
    expect(password).toHaveFocus()
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('{Escape}')
    expect(remove).not.toHaveBeenCalled()
    expect(authStore.getState().isLoggedIn).toBe(true)
  })

  it('deletes the account, logs out and goes to the start page', async () => {
    const remove = jest.fn(async () => {})
    const { router } = await openQuestion(remove)
    await userEvent.type(dialog().getByLabelText('Your password'), 'my secret')
    await confirm()
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
    expect(remove).toHaveBeenCalledWith({ params: { userId: 'amelia' }, body: { password: 'my secret' } })
    expect(router.state.location.pathname).toBe('/')
    expect(authStore.getState().isLoggedIn).toBe(false)
    expect(screen.getByText('Your account is deleted. Safe travels!')).toBeVisible()
  })

  it('removes the drafts of the account and nothing else of the storage', async () => {
    localStorage.setItem('bucketeer.draft.profile-edit.amelia', '{}')
    localStorage.setItem('bucketeer.draft.profile-edit.bessie', '{}')
    await openQuestion(async () => {})
    await userEvent.type(dialog().getByLabelText('Your password'), 'my secret')
    await confirm()
    await screen.findByRole('heading', { name: 'Start' })
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([
      'bucketeer.draft.profile-edit.bessie',
    ])
    localStorage.clear()
  })

  it('shows the error and keeps the session and the typed password', async () => {
    await openQuestion(() => Promise.reject(new ApiError(403, 'The password is wrong.')))
    await userEvent.type(dialog().getByLabelText('Your password'), 'not mine')
    await confirm()
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Could not Delete Account: The password is wrong.',
    )
    expect(dialog().getByLabelText('Your password')).toHaveValue('not mine')
    expect(authStore.getState().isLoggedIn).toBe(true)
  })
})
