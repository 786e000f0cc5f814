import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type ShareLink } from '@bucketeer/shared-auth'
import { aUser, type Answers, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { openAt } from '../../testing/open-at'
import AccountPage from './account-page'

const aLink = (fields: Partial<ShareLink>): ShareLink => ({
  ...{ _id: 'north', kind: 'bucket', id: 'b1', name: 'North', key: 'k1', url: '/shared/bucket/k1' },
  ...{ expiresAt: null, hasPreview: false, showsNotes: false, hasPassword: false },
  createdAt: '2026-05-03T12:00:00.000Z',
  ...fields,
})
const year = aLink({
  ...{ _id: 'year', kind: 'year', id: '2024', name: '2024', url: '/shared/log/k2' },
  ...{ expiresAt: '2026-06-01T12:00:00.000Z', hasPreview: true, showsNotes: true },
})
const locked = aLink({ _id: 'locked', kind: 'journal', id: 'j1', name: 'Rails', hasPassword: true })

/** Opens /account with the links of a server, which ends them. */
function open(links: ShareLink[], answers: Answers = {}) {
  let present = links
  const end = jest.fn(async ({ params }: { params: { id: string } }) => {
    present = present.filter(({ _id }) => _id !== params.id)
  })
  const endAll = jest.fn(async () => {
    present = []
  })
  signedIn(aUser({ _id: 'amelia' }))
  stubApi({
    'GET /api/share': async () => present,
    'DELETE /api/share': endAll,
    'DELETE /api/share/{id}': end,
    ...answers,
  })
  openAt('/account', [{ path: '/account', element: <AccountPage /> }])
  return { end, endAll }
}
const item = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return screen.getAllByRole('listitem').find((each) => each.contains(link)) as HTMLElement
}
const heading = () => screen.getByRole('heading', { level: 2, name: 'Your links' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (question: string, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name }))

test('lists the links with what they show, since when and until when', async () => {
  open([aLink({}), year, locked])
  expect(await item('North')).toHaveTextContent('Bucket · since 3 May 2026 · until you end it')
  expect(await item('Your year 2024')).toHaveTextContent(
    'Year of your Log · since 3 May 2026 · until 1 June 2026 · shows a preview in chats · shows notes of what you did with others',
  )
  expect(await item('Rails')).toHaveTextContent('until you end it · with a password')
  expect(screen.getByRole('link', { name: 'North' })).toHaveAttribute('href', '/buckets/b1')
  expect(screen.getByRole('link', { name: 'Rails' })).toHaveAttribute('href', '/journal/j1')
  expect(screen.getByRole('link', { name: 'Your year 2024' })).toHaveAttribute('href', '/log/year/2024')
})

test('ends one link after a confirmation, and focuses the heading', async () => {
  const { end, endAll } = open([aLink({}), year])
  await press('End link: North')
  await confirm('End this link?', 'End link')
  expect(await screen.findByText('The link has ended')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'North' })).not.toBeInTheDocument())
  expect(await screen.findByRole('link', { name: 'Your year 2024' })).toBeVisible()
  expect(end).toHaveBeenCalledWith({ params: { id: 'north' } })
  expect(endAll).not.toHaveBeenCalled()
  await waitFor(() => expect(heading()).toHaveFocus())
})

test('ends all links after a confirmation', async () => {
  const { endAll } = open([aLink({}), year])
  await press('End all')
  await confirm('End all your links?', 'End all')
  expect(await screen.findByText(/^You have no links\./)).toBeVisible()
  expect(endAll).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'End all' })).not.toBeInTheDocument()
})

test('ends nothing when the question is answered with Cancel', async () => {
  const { end, endAll } = open([aLink({})])
  await press('End all')
  await confirm('End all your links?', 'Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await press('End link: North')
  await confirm('End this link?', 'Cancel')
  expect([end, endAll].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('shows why a link could not be ended', async () => {
  open([aLink({})], {
    'DELETE /api/share/{id}': () => Promise.reject(new ApiError(503, 'The post is late.')),
  })
  await press('End link: North')
  await confirm('End this link?', 'End link')
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not end the link: The post is late.')
  expect(screen.getByRole('link', { name: 'North' })).toBeVisible()
})

test('says that there are no links', async () => {
  open([])
  expect(await screen.findByText(/^You have no links\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'End all' })).not.toBeInTheDocument()
})

test('shows that the links load, and a failure with a way to try again', async () => {
  let isReachable = false
  open([], {
    'GET /api/share': async () => {
      if (!isReachable) throw new ApiError(503, 'The post is late.')
      return [aLink({})]
    },
  })
  expect(screen.getByRole('status', { name: 'Your links are on their way…' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your links: The post is late.')
  isReachable = true
  await press('Try again')
  expect(await item('North')).toBeVisible()
})

test('shows more links on demand', async () => {
  open([], {
    'GET /api/share': async ({ query }) =>
      query?.cursor === 'north' ? [year] : { items: [aLink({})], next: 'north' },
  })
  await screen.findByRole('link', { name: 'North' })
  await press('Show more')
  expect(await screen.findByRole('link', { name: 'Your year 2024' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
