import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, authStore } from '@bucketeer/shared-auth'
import { signedIn, signedOut, stubApi } from '@bucketeer/shared-auth/testing'
import type { Access } from '@bucketeer/platform/runtime'
import { openAt } from '../testing/open-at'
import { Guard } from './guard'
import { rememberedPath } from './remembered-path'

const openPage = (access: Access) =>
  openAt('/kicks?continent=Asia', [
    { path: '/', element: <h1>Start</h1> },
    { path: '/login', element: <h1>Log in</h1> },
    { path: '/kicks', element: <Guard access={access}>All Kicks</Guard> },
  ])

describe('A public page', () => {
  it('is shown to everybody', () => {
    signedOut()
    openPage('public')
    expect(screen.getByText('All Kicks')).toBeVisible()
  })
})

describe('A protected page', () => {
  // @spec S2.23
  it('is nothing at all while nobody knows who is there', () => {
    const { container, router } = openPage('protected')
    expect(container).toHaveTextContent(/^$/)
    expect(router.state.location.pathname).toBe('/kicks')
  })

  // @spec S4.4
  it('is shown to whoever is logged in', () => {
    signedIn()
    openPage('protected')
    expect(screen.getByText('All Kicks')).toBeVisible()
  })

  // @spec S2.22 S4.5
  it('sends everybody else to /login, which remembers it', async () => {
    signedOut()
    const { router } = openPage('protected')
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/kicks?continent=Asia')
  })

  it('offers another try, and no login, when the server could not say who is there', async () => {
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
  it('is left for the start, with nothing remembered, when one logs out on it', async () => {
    stubApi()
    signedIn()
    const { router } = openPage('protected')
    await act(() => authStore.getState().logout())
    expect(await screen.findByRole('heading', { name: 'Start' })).toBeVisible()
    expect(router.state.location.state).toBeNull()
  })

  it('is remembered when the login ran out on it', async () => {
    signedIn()
    const { router } = openPage('protected')
    signedOut()
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/kicks?continent=Asia')
  })
})
