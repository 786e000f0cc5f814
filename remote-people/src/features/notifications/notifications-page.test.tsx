import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aNotification } from '../../testing/a-notification'
import NotificationsPage from './notifications-page'

const ids = ['1', '2', '3', '4', '5'].map((digit) => `019a0000-0000-7000-8000-00000000000${digit}`)
const [first, second, third, fourth, fifth] = ids

const open = (answers: Answers = { 'GET /api/notification': async () => [] }) => {
  signedIn()
  stubApi(answers)
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/notifications': <NotificationsPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/notifications' },
  )
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Notifications, newest first' })).getAllByRole('listitem')

test('says in a sentence what others did, with a link to the Kick and a mark of what is new', async () => {
  const kinds = [
    aNotification({ _id: first }),
    aNotification({ _id: second, kind: 'comment', count: 2 }),
    aNotification({ _id: third, kind: 'reply', seen: true }),
    aNotification({ _id: fourth, kind: 'done', count: 5, seen: true }),
    aNotification({ _id: fifth, kind: 'like', count: 3, seen: true }),
  ]
  open({ 'GET /api/notification': async () => kinds, 'PUT /api/notification/seen': async () => {} })
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'BBessie likes “Night train”4 May 2026New',
    'BBessie and 1 other commented on “Night train”4 May 2026New',
    'BBessie mentioned you at “Night train”4 May 2026',
    'BBessie and 4 others did “Night train”4 May 2026',
    'BBessie and 2 others like “Night train”4 May 2026',
  ])
  expect(screen.getByRole('link', { name: 'Bessie likes “Night train”' })).toHaveAttribute(
    'href',
    '/kicks/019a0000-0000-7000-8000-000000000003',
  )
  expect(screen.getByText('You are up to date.')).toBeVisible()
})

test('links a comment on a Story or a Journal to it', async () => {
  const [journal, story] = [
    { _id: 'north', title: 'North' },
    { _id: 'fjord', title: 'The fjord' },
  ]
  const about = { kind: 'comment' as const, kick: null, journal }
  const all = [aNotification({ _id: first, ...about, story }), aNotification({ _id: second, ...about })]
  open({ 'GET /api/notification': async () => all, 'PUT /api/notification/seen': async () => {} })
  const link = (name: string) => screen.findByRole('link', { name })
  const onStory = await link('Bessie commented on “The fjord”')
  expect(onStory).toHaveAttribute('href', '/journal/north#story-fjord')
  expect(await link('Bessie commented on “North”')).toHaveAttribute('href', '/journal/north#comments')
})

test('leads from the decision of a moderator to all of them', async () => {
  const decided = { kick: null, people: [], count: 0, seen: true }
  open({
    'GET /api/notification': async () => [
      aNotification({ ...decided, _id: first, kind: 'decision' }),
      aNotification({ ...decided, _id: second, kind: 'outcome' }),
      aNotification({ ...decided, _id: third, kind: 'decision', title: 'You are all wrong' }),
    ],
  })
  for (const name of [
    'A moderator decided about something of yours.',
    'A moderator looked at what you reported.',
    'A moderator decided about “You are all wrong”',
  ])
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/reports')
})

test('leads from followers and requests to them', async () => {
  const follow = { kick: null, seen: true }
  open({
    'GET /api/notification': async () => [
      aNotification({ ...follow, _id: first, kind: 'asked', count: 2 }),
      aNotification({ ...follow, _id: second, kind: 'follow', count: 3 }),
      aNotification({ ...follow, _id: third, kind: 'follow' }),
      aNotification({ ...follow, _id: fourth, kind: 'accepted' }),
    ],
  })
  const links = (await rows()).map((row) => within(row).getByRole('link'))
  const bessie = '/user/019a0000-0000-7000-8000-000000000004'
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bessie and 1 other want to follow you', '/people?tab=requests'],
    ['Bessie and 2 others follow you', '/people?tab=followers'],
    ['Bessie follows you', bessie],
    ['Bessie accepted your request', bessie],
  ])
})

test('tells who asks from others of that name', async () => {
  open({ 'GET /api/notification': async () => [aNotification({ kind: 'asked', kick: null, seen: true })] })
  expect(await screen.findByText('On the road since 4 May 2026')).toBeVisible()
  expect(screen.getByText('Trains')).toBeVisible()
})

test.each([
  ['now', 0, 'now'],
  ['minutes', 5 * 60_000, '5 minutes ago'],
  ['hours', 3 * 60 * 60_000, '3 hours ago'],
  ['days', 2 * 24 * 60 * 60_000, '2 days ago'],
])('shows how long ago it was, and the time: %s', async (_unit, ms, shown) => {
  const createdAt = new Date(new Date().getTime() - ms).toISOString()
  open({ 'GET /api/notification': async () => [aNotification({ createdAt, seen: true })] })
  const time = await screen.findByText(shown)
  expect(time).toHaveAttribute('datetime', createdAt)
  expect(time.title).toMatch(/\d{4}.*\d:\d\d/)
})

test('marks what it shows as seen, tells other tabs, and keeps its marks', async () => {
  localStorage.clear()
  const seen = jest.fn(async () => {})
  open({
    'GET /api/notification': async () => [aNotification({ _id: first }), aNotification({ _id: second })],
    'PUT /api/notification/seen': seen,
  })
  expect(await rows()).toHaveLength(2)
  await waitFor(() => expect(localStorage.getItem('notifications.seen')).toBe(first))
  expect(seen.mock.calls).toEqual([[{ body: { upTo: first } }]])
  expect(screen.getAllByText('New')).toHaveLength(2)
})

test('marks nothing when all was seen', async () => {
  const seen = jest.fn(async () => {})
  open({
    'GET /api/notification': async () => [aNotification({ seen: true })],
    'PUT /api/notification/seen': seen,
  })
  await rows()
  expect(seen).not.toHaveBeenCalled()
})

test('shows older ones on demand', async () => {
  open({
    'GET /api/notification': async ({ query }) =>
      query?.cursor
        ? [aNotification({ _id: second, seen: true })]
        : { items: [aNotification({ _id: first, seen: true })], next: first ?? '' },
  })
  expect(await rows()).toHaveLength(1)
  expect(screen.queryByText('You are up to date.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show older notifications' }))
  expect(await screen.findByText('You are up to date.')).toBeVisible()
  expect(await rows()).toHaveLength(2)
})

test('shows an empty state with a way on, and the way to the settings', async () => {
  open()
  expect(await screen.findByText('Nothing new yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Kicks' })).toHaveAttribute('href', '/kicks')
  expect(screen.getByRole('link', { name: 'Choose what you are told' })).toHaveAttribute(
    'href',
    '/notifications/settings',
  )
})

test('shows that the list loads, and a failure with a way to try again', async () => {
  let isReachable = false
  open({
    'GET /api/notification': async () => {
      if (!isReachable) throw new ApiError(503, 'The post is late.')
      return []
    },
  })
  expect(screen.getByRole('status', { name: 'Notifications are on their way…' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Notifications: The post is late.')
  isReachable = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing new yet.')).toBeVisible()
})
