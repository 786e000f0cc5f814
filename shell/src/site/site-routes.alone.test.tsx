import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Registry } from '@bucketeer/platform/runtime'
import { signedOut } from '@bucketeer/shared-auth/testing'
import { cachedPage } from '../federation/page-cache'
import type * as RemotePages from '../federation/load-remote-page'
import { loadRemotePage } from '../federation/load-remote-page'
import { rememberedPath } from '../guard/remembered-path'
import { openAt } from '../testing/open-at'
import shellJson from '../../shell.json'
import { shellPages } from './shell-pages'
import { siteRoutes } from './site-routes'

jest.mock('../federation/load-remote-page', () => ({
  ...jest.requireActual<typeof RemotePages>('../federation/load-remote-page'),
  loadRemotePage: jest.fn(async () => ({ default: () => null })),
}))

const registry: Registry = {
  shell: { version: '1.0.0', base: '/releases/shell/1.0.0/', integrity: {}, isCanary: false },
  remotes: [
    {
      name: 'trips',
      title: 'Trips',
      version: '1.0.0',
      base: '/releases/trips/1.0.0/',
      integrity: {},
      entry: 'remoteEntry.js',
      container: 'trips',
      chunks: {},
      asks: {},
      slots: [],
      routes: [
        { path: '/', access: 'public' },
        { path: '/trips/:tripId', access: 'protected' },
      ],
      nav: [],
      requires: {},
      isOff: false,
      isCanary: false,
    },
  ],
}

// The first import of a page also compiles it.
const inTime = { timeout: 20_000 }

const open = (address: string) => openAt(address, siteRoutes(registry))

describe('siteRoutes', () => {
  beforeEach(() => {
    signedOut()
    jest.clearAllMocks()
  })

  it('shows a page of the shell', async () => {
    open('/login')
    const heading = await screen.findByRole('heading', { name: 'Log in to your account' }, inTime)
    expect(heading).toBeVisible()
  })

  it('matches the routes in shell.json', () => {
    const has = shellPages.map(({ path, access }) => ({ path, access }))
    expect(has).toEqual(shellJson.routes.map(({ path, access }) => ({ path, access })))
  })

  it.each([
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password', 'This link is incomplete'],
    ['/confirm-email', 'This link is incomplete'],
  ])('shows %s to visitors', async (address, name) => {
    const { router } = open(address)
    expect(await screen.findByRole('heading', { level: 1, name }, inTime)).toBeVisible()
    expect(router.state.location.pathname).toBe(address)
  })

  it('redirects visitors from a protected page of the shell to the login', async () => {
    const { router } = open('/account')
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/account')
  })

  it('guards a protected page of a remote', async () => {
    const { router } = open('/trips/7')
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/trips/7')
  })

  it('shows the not-found view within the layout for unknown paths', () => {
    open('/trips/7/photos')
    expect(screen.getByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  it('prefetches the page of a hovered link', async () => {
    const { router } = open('/login')
    const link = await screen.findByRole('link', { name: 'Forgot password?' })
    await userEvent.hover(link)
    await waitFor(() => expect(cachedPage('shell /forgot-password')).toBeDefined(), inTime)
    await act(() => router.navigate('/forgot-password'))
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  })

  it.each([
    ['/forgot-password', 1],
    ['/login', 0],
  ])('on %s prefetches the page of a hovered link to a remote %d times', async (address, times) => {
    open(address)
    const link = await screen.findByRole('link', { name: 'Bucketeer' })
    await userEvent.hover(link)
    expect(loadRemotePage).toHaveBeenCalledTimes(times)
  })

  it('has a skip link as the first tab stop', async () => {
    open('/nowhere')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
