import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LiveRemote } from '@bucketeer/platform/runtime'
import { signedIn, signedOut } from '@bucketeer/shared-auth/testing'
import { openAt } from '../../testing/open-at'
import { aRemote } from '../../testing/registry'
import { BottomBar } from './bottom-bar'

const remoteWith = (name: string, ...paths: string[]): LiveRemote => ({
  ...aRemote(name),
  routes: paths.map((path) => ({ path, access: 'protected' })),
})
const buckets = remoteWith('buckets', '/buckets', '/buckets/create')
const kicks = remoteWith('kicks', '/kicks', '/kicks/create')
const journals = remoteWith('journals', '/journal/private', '/journal/create')
const log = remoteWith('log', '/log')

const setWindow = (size: 'phone' | 'wide') =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: size === 'phone' && query.includes('max-width: 599.95px'),
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }))

/** Opens the bar, whose code is loaded before this returns. */
const openBar = async ({
  at = '/',
  size = 'phone' as 'phone' | 'wide',
  remotes = [log, journals, kicks, buckets],
} = {}) => {
  setWindow(size)
  const shell = { version: '1.0.0', base: '/releases/shell/1.0.0/', integrity: {}, isCanary: false }
  const opened = openAt(at, [{ path: '*', element: <BottomBar registry={{ shell, remotes }} /> }])
  await act(() => import('./shortcuts'))
  return opened
}
const bar = () => within(screen.getByRole('navigation', { name: 'Shortcuts' }))
const links = () =>
  bar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
const press = (name: string) => userEvent.click(bar().getByRole('button', { name }))

it('shows members four links and the button for something new', async () => {
  const { _id } = signedIn()
  await openBar()
  expect(links()).toEqual([
    ['Buckets', '/buckets'],
    ['Kicks', '/kicks'],
    ['Journals', '/journal/private'],
    [expect.stringMatching(/You$/), `/user/${_id}`],
  ])
  expect(bar().getByRole('button', { name: 'New' })).toHaveAttribute('aria-expanded', 'false')
})

it('is not shown to visitors', async () => {
  signedOut()
  await openBar()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('is not shown on wide screens', async () => {
  signedIn()
  await openBar({ size: 'wide' })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it.each([
  ['/buckets', 'Buckets', 'page'],
  ['/buckets/b1', 'Buckets', 'true'],
  ['/journal/public', 'Journals', 'true'],
  ['/bucketsx', 'Buckets', null],
])('at %s, marks %s as current: %s', async (at, name, current) => {
  signedIn()
  await openBar({ at })
  const link = bar().getByRole('link', { name })
  if (current) expect(link).toHaveAttribute('aria-current', current)
  else expect(link).not.toHaveAttribute('aria-current')
})

it('marks only the user’s own profile as current', async () => {
  const { _id } = signedIn()
  await openBar({ at: `/user/${_id}/edit` })
  expect(bar().getByRole('link', { name: /You$/ })).toHaveAttribute('aria-current', 'true')
  expect(bar().getByRole('link', { name: 'Kicks' })).not.toHaveAttribute('aria-current')
})

it('does not mark You on the profile of somebody else', async () => {
  signedIn()
  await openBar({ at: '/user/bessie' })
  expect(bar().getByRole('link', { name: /You$/ })).not.toHaveAttribute('aria-current')
})

it('opens the menu of new things, and closes it on Escape with focus on its button', async () => {
  signedIn()
  await openBar()
  await press('New')
  expect(links().slice(2, 6)).toEqual([
    ['Create Kick', '/kicks/create'],
    ['Create Bucket', '/buckets/create'],
    ['New Journal', '/journal/create'],
    ['Add something you did', '/log#add'],
  ])
  await userEvent.tab()
  expect(bar().getByRole('link', { name: 'Create Kick' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(bar().queryByRole('link', { name: 'Create Kick' })).not.toBeInTheDocument()
  expect(bar().getByRole('button', { name: 'New' })).toHaveFocus()
})

it('closes the menu when a link is followed', async () => {
  signedIn()
  const { router } = await openBar()
  await press('New')
  await userEvent.click(bar().getByRole('link', { name: 'Create Bucket' }))
  expect(router.state.location.pathname).toBe('/buckets/create')
  expect(bar().queryByRole('link', { name: 'Create Kick' })).not.toBeInTheDocument()
})

it('leaves out pages of remotes that are missing or off', async () => {
  signedIn()
  await openBar({ remotes: [buckets, { ...log, isOff: true }] })
  expect(links().map(([, to]) => to)).toEqual(['/buckets', expect.stringMatching('^/user/')])
  await press('New')
  expect(bar().queryByRole('link', { name: 'Add something you did' })).not.toBeInTheDocument()
  expect(bar().queryByRole('link', { name: 'Create Kick' })).not.toBeInTheDocument()
})
