import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import type { Access } from '@bucketeer/platform/runtime'
import { openAt } from '../testing/open-at'
import { Guard } from './guard'
import { hasSessionEnded, rememberedPath, suspensionOf } from './remembered-path'

const openPage = (access: Access) =>
  openAt('/kicks?continent=Asia', [
    { path: '/', element: <h1>Start</h1> },
    { path: '/login', element: <h1>Log in</h1> },
    { path: '/kicks', element: <Guard access={access}>All Kicks</Guard> },
  ])

describe('Guard of a public page', () => {
  it('shows the page to visitors', () => {
    signedOut()
    openPage('public')
    expect(screen.getByText('All Kicks')).toBeVisible()
  })
})

describe('Guard of a protected page', () => {
  // @spec S2.23
  it('renders nothing while the session is verified', () => {
    const { container, router } = openPage('protected')
    expect(container).toHaveTextContent(/^$/)
    expect(router.state.location.pathname).toBe('/kicks')
  })

  // @spec S4.4
  it('shows the page to members', () => {
    signedIn()
    openPage('protected')
    expect(screen.getByText('All Kicks')).toBeVisible()
  })

  // @spec S2.22 S4.5
  it('redirects visitors to /login and remembers the path', async () => {
    signedOut()
    const { router } = openPage('protected')
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/kicks?continent=Asia')
  })

  it('offers a retry instead of the login when the verification failed', async () => {
    signedOut()
    const verify = jest.fn(async () => {})
    act(() => authStore.setState({ verifyError: new ApiError(503, 'We are on a break.'), verify }))
    const { router } = openPage('protected')
    expect(screen.getByText('We are on a break.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/kicks')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(verify).toHaveBeenCalled()
  })

  // @spec S4.8
  it('redirects to the start page at logout without remembering the path', async () => {
    stubApi()
    signedIn()
    const { router } = openPage('protected')
    await act(() => authStore.getState().logout())
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
    expect(router.state.location.state).toBeNull()
  })

  it.each(['public', 'protected'] as const)(
    'leads from a %s page to /login with the words of a suspension',
    async (access) => {
      signedIn()
      const { router } = openPage(access)
      act(() =>
        authStore.setState({ isLoggedIn: false, user: null, suspension: 'A moderator wrote: “Be kind.”' }),
      )
      expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
      const { state } = router.state.location
      expect([rememberedPath(state), suspensionOf(state)]).toEqual([
        '/kicks?continent=Asia',
        'A moderator wrote: “Be kind.”',
      ])
    },
  )

  it('redirects to /login and remembers the path when the session expires', async () => {
    signedIn()
    const { router } = openPage('protected')
    signedOut()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/kicks?continent=Asia')
    expect(hasSessionEnded(router.state.location.state)).toBe(true)
  })
})
