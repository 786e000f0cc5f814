import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Registry } from '@bucketeer/platform/runtime'
import { signedOut } from '@bucketeer/shared-auth/testing'
import { arrivedPage } from '../federation/arrived-pages'
import { rememberedPath } from '../guard/remembered-path'
import { openAt } from '../testing/open-at'
import shellJson from '../../shell.json'
import { shellPages } from './shell-pages'
import { siteRoutes } from './site-routes'

const registry: Registry = {
  shell: { version: '1.0.0', base: '/releases/shell/1.0.0/', integrity: {}, isCanary: false },
  remotes: [
    {
      name: 'trips',
      title: 'Trips',
      owner: 'Trips team',
      version: '1.0.0',
      base: '/releases/trips/1.0.0/',
      integrity: {},
      entry: 'remoteEntry.js',
      container: 'trips',
      chunks: {},
      routes: [{ path: '/trips/:tripId', access: 'protected' }],
      nav: [],
      requires: {},
      isOff: false,
      isCanary: false,
    },
  ],
}

// The first page of a run is compiled on the way.
const inTime = { timeout: 20_000 }

const open = (address: string) => openAt(address, siteRoutes(registry))

describe('The site', () => {
  beforeEach(signedOut)

  it('has its own pages', async () => {
    open('/login')
    const heading = await screen.findByRole('heading', { name: 'Log in to your account' }, inTime)
    expect(heading).toBeVisible()
  })

  it('tells the server of the same pages of its own', () => {
    const has = shellPages.map(({ path, access }) => ({ path, access }))
    expect(has).toEqual(shellJson.routes.map(({ path, access }) => ({ path, access })))
  })

  it.each([
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password', 'This link is not whole'],
  ])('has %s for everybody', async (address, name) => {
    const { router } = open(address)
    expect(await screen.findByRole('heading', { level: 1, name }, inTime)).toBeVisible()
    expect(router.state.location.pathname).toBe(address)
  })

  it.each(['/user/7', '/user/7/edit'])('has %s for those who are logged in', async (address) => {
    const { router } = open(address)
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe(address)
  })

  it('has the pages of the remotes, guarded as they ask for', async () => {
    const { router } = open('/trips/7')
    expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeVisible()
    expect(rememberedPath(router.state.location.state)).toBe('/trips/7')
  })

  it('says of every other address that there is nothing, within its frame', () => {
    open('/trips/7/photos')
    expect(screen.getByRole('heading', { name: 'This page is off the map' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  it('loads ahead what one points at', async () => {
    const { router } = open('/login')
    const link = await screen.findByRole('link', { name: 'Forgot password?' })
    await userEvent.hover(link)
    await waitFor(() => expect(arrivedPage('shell /forgot-password')).toBeDefined(), inTime)
    await act(() => router.navigate('/forgot-password'))
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  })

  it('has a way past the top bar as its first stop', async () => {
    open('/nowhere')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
