import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { draftOf } from '@bucketeer/shared-ui/forms'
import { openAt } from '../../testing/open-at'
import { profileDraft } from './profile-draft'
import ProfileEditPage from './profile-edit-page'

const openAs = (_id: string) => {
  const person = signedIn(aUser({ _id }))
  stubApi({ 'GET /api/user/{userId}': async () => person })
  const page = (
    <TestProviders>
      <ProfileEditPage />
    </TestProviders>
  )
  return openAt(`/user/${_id}/edit`, [
    { path: '/user/:userId/edit', element: page },
    { path: '/user/:userId', element: <h1>Profile</h1> },
    { path: '/login', element: <h1>Log in</h1> },
  ])
}
const tagline = () => screen.findByRole('textbox', { name: 'Your Tagline' })
const saved = aUser().tagline
const typeAndBeSentAway = async () => {
  const { router } = openAs('amelia')
  await userEvent.type(await tagline(), ' And to stay.')
  await act(() => router.navigate('/login'))
  await screen.findByRole('heading', { name: 'Log in' })
  await act(() => router.navigate('/user/amelia/edit'))
}

beforeEach(() => sessionStorage.clear())

describe('profileDraft', () => {
  it('restores the typed values after a new login', async () => {
    await typeAndBeSentAway()
    expect(await tagline()).toHaveValue(`${saved} And to stay.`)
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  it('deletes the draft on Start over', async () => {
    await typeAndBeSentAway()
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(await tagline()).toHaveValue(saved)
    expect(sessionStorage).toHaveLength(0)
  })

  it('deletes the draft on Go Back', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const { router } = openAs('amelia')
    await userEvent.type(await tagline(), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }))
    expect(router.state.location.pathname).toBe('/user/amelia')
    expect(sessionStorage).toHaveLength(0)
  })

  it('deletes the draft of another person', async () => {
    draftOf({ ...profileDraft, owner: 'amelia' }).write({
      userName: 'A',
      tagline: 'Secret',
      way: null,
      profilePicture: null,
      updatedAt: '',
    })
    openAs('bessie')
    expect(await tagline()).toHaveValue(saved)
    expect(sessionStorage).toHaveLength(0)
  })

  it('makes the browser confirm closing the tab', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented ? 'asked' : 'closed'
    }
    openAs('amelia')
    await tagline()
    expect(closing()).toBe('closed')
    await userEvent.type(await tagline(), '!')
    expect(closing()).toBe('asked')
  })

  it.each([
    'no JSON',
    'null',
    '{"owner":"amelia"}',
    '{"owner":"amelia","values":{"userName":"A","tagline":"B","way":"To Sleep","profilePicture":null}}',
  ])('reads null when the storage contains %s', (text) => {
    sessionStorage.setItem('bucketeer.draft.profile-edit', text)
    expect(draftOf({ ...profileDraft, owner: 'amelia' }).read()).toBeNull()
  })
})
