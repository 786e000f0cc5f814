import { ApiError } from '@bucketeer/shared-auth'
import {
  aBucket,
  aKick,
  type Answers,
  aUser,
  signedIn,
  stubApi,
  TestProviders,
} from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FeedItem } from './feed-item'
import FeedPage from './feed-page'

const bessie = { _id: 'bessie', userName: 'Bessie', profilePicture: null }
const clara = { _id: 'clara', userName: 'Clara', profilePicture: null }
const story = {
  _id: 's1',
  title: 'Up at four',
  content: 'The **lake** was still.',
  pictures: '',
  journal: { _id: 'j1', title: 'A summer' },
}
const aFeedItem = (item: Partial<FeedItem> & Pick<FeedItem, '_id'>): FeedItem => ({
  kind: 'kick',
  at: '2026-05-04T12:00:00.000Z',
  person: bessie,
  ...(!item.kind && { kick: aKick({ _id: item._id }) }),
  ...item,
})

const open = (answers: Answers) => {
  signedIn()
  stubApi(answers)
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/feed': <FeedPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/feed' },
  )
}

test('groups what each person did on a day, with links to it, and says where it ends', async () => {
  open({
    'GET /api/feed': async () => [
      aFeedItem({ _id: 's1', kind: 'story', story }),
      aFeedItem({ _id: 'k1', person: clara, at: '2026-05-04T11:00:00.000Z' }),
      aFeedItem({ _id: 'b1', kind: 'bucket', bucket: aBucket({ _id: 'b1' }) }),
      aFeedItem({ _id: 'k2', at: '2026-05-03T11:00:00.000Z' }),
    ],
  })
  expect(await screen.findByRole('heading', { name: '4 May 2026' })).toBeVisible()
  const groups = screen.getAllByRole('article')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'What Bessie did',
    'What Clara did',
    'What Bessie did',
  ])
  const items = within(groups[0] ?? document.body).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'wrote a Story · in “A summer”Up at fourThe lake was still.',
    'finished a BucketAcross Europe by railEvery capital, no aeroplane.',
  ])
  expect(screen.getByRole('link', { name: 'Up at four' })).toHaveAttribute('href', '/journal/j1#story-s1')
  expect(screen.getByRole('link', { name: 'Across Europe by rail' })).toHaveAttribute('href', '/buckets/b1')
  expect(screen.getByText('You are up to date')).toBeVisible()
})

test('shows older ones on demand', async () => {
  open({
    'GET /api/feed': async ({ query }) =>
      query?.cursor
        ? [aFeedItem({ _id: 'k2', kick: aKick({ _id: 'k2', name: 'Older' }) })]
        : { items: [aFeedItem({ _id: 'k1' })], next: 'k1' },
  })
  await screen.findByRole('article')
  expect(screen.queryByText('You are up to date')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show older ones' }))
  expect(await screen.findByRole('link', { name: 'Older' })).toBeVisible()
})

test('begins with people to follow and Kicks of others', async () => {
  const people = jest.fn(async () =>
    ['clara', 'dora', 'emma', 'fanny'].map((_id) => ({
      ...clara,
      _id,
      follow: null,
      tagline: 'Trains',
      createdAt: '2026-05-04T09:30:00.000Z',
    })),
  )
  const { _id, userName } = aUser()
  const own = aKick({ _id: 'own', name: 'Own', createdBy: { ...bessie, _id, userName } })
  const kicks = jest.fn(async () => [own, aKick({ createdBy: bessie })])
  open({ 'GET /api/feed': async () => [], 'GET /api/people': people, 'GET /api/kick': kicks })
  expect(await screen.findByText('Follow people whose lists make you curious.')).toBeVisible()
  expect(await screen.findAllByRole('button', { name: 'Follow: Clara' })).toHaveLength(3)
  expect(await screen.findByRole('link', { name: aKick().name })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Own' })).not.toBeInTheDocument()
  expect(people).toHaveBeenCalledWith(expect.objectContaining({ query: { list: 'suggested' } }))
  expect(kicks).toHaveBeenCalledWith(expect.objectContaining({ query: { limit: 6 } }))
})

test('shows that the feed loads, and a failure with a way to try again', async () => {
  const feed = jest.fn().mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  open({ 'GET /api/feed': feed.mockResolvedValue([aFeedItem({ _id: 'k1' })]) })
  expect(screen.getByRole('status', { name: 'Your feed is on its way…' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your feed: The post is late.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})
