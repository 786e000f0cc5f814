import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Follow, ListedPerson } from '../../follow/follow-calls'
import PeoplePage from './people-page'

const follow: Follow = { state: 'accepted', shows: ['done', 'story', 'kick', 'bucket'] }
const aPerson = (userName: string, person: Partial<ListedPerson> = {}): ListedPerson => ({
  _id: userName.toLowerCase(),
  userName,
  profilePicture: null,
  tagline: `${userName} likes trains`,
  createdAt: '2026-05-04T09:30:00.000Z',
  follow: null,
  ...person,
})
const lists: Record<string, ListedPerson[]> = {
  following: [aPerson('Bessie', { follow })],
  followers: [aPerson('Clara')],
  requests: [aPerson('Dora')],
  suggested: [aPerson('Emma')],
  found: [aPerson('Fanny')],
}

const open = (route: string, answers: Answers = {}, me = {}) => {
  const person = signedIn(aUser({ following: 1, followers: 1, requests: 1, isFindable: true, ...me }))
  stubApi({
    'GET /api/user/{userId}': async () => person,
    'GET /api/people': async ({ query }) => lists[query?.list ?? ''] ?? [],
    ...answers,
  })
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/people': <PeoplePage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route },
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('lists whom the user follows, and lets them unfollow and follow again in place', async () => {
  const [put, remove] = [jest.fn(async () => follow), jest.fn(async () => {})]
  open('/people', { 'PUT /api/user/{userId}/follow': put, 'DELETE /api/user/{userId}/follow': remove })
  expect(await screen.findByRole('link', { name: 'Bessie' })).toHaveAttribute('href', '/user/bessie')
  expect(await screen.findByRole('link', { name: 'Requests · 1' })).toBeVisible()
  await press('Following: Bessie')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unfollow' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Follow: Bessie' }))
  expect(await screen.findByRole('button', { name: 'Following: Bessie' })).toBeVisible()
  expect(remove).toHaveBeenCalledWith({ params: { userId: 'bessie' } })
})

test.each(['/people', '/people?tab=followers', '/people?tab=requests', '/people?tab=find&q=fanny'])(
  'tells people of one name apart at %s',
  async (route) => {
    const twins = [1, 2].map((year) =>
      aPerson('Anna', {
        _id: `anna${year}`,
        tagline: `Anna ${year}`,
        createdAt: `202${year}-05-04T12:00:00Z`,
      }),
    )
    open(route, { 'GET /api/people': async () => twins })
    const rows = await screen.findAllByRole('listitem')
    for (const [index, text] of [
      'Anna 1On the road since 4 May 2021',
      'Anna 2On the road since 4 May 2022',
    ].entries())
      expect(rows[index]).toHaveTextContent(text)
  },
)

test('removes a follower after a confirmation', async () => {
  const remove = jest.fn(async () => {})
  open('/people?tab=followers', { 'DELETE /api/user/{userId}/follower': remove })
  await screen.findByRole('link', { name: 'Clara' })
  await press('Remove follower: Clara')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Clara as a follower?' }))
  expect(remove).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Remove follower' }))
  expect(await screen.findByText('Removed')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove follower: Clara' })).not.toBeInTheDocument()
})

test('keeps a follower who could not be removed, and says why', async () => {
  open('/people?tab=followers', {
    'DELETE /api/user/{userId}/follower': async () => {
      throw new ApiError(503, 'The post is late.')
    },
  })
  await screen.findByRole('link', { name: 'Clara' })
  await press('Remove follower: Clara')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove follower' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not remove this follower: The post is late.',
  )
})

test.each([
  ['Accept', 'Follows you now', 'PUT', {}, 1],
  ['Decline', 'Declined', 'DELETE', { query: { state: 'asked' } }, 0],
] as const)('answers a request with %s', async (label, status, method, input, buttons) => {
  const answer = jest.fn(async () => {})
  open('/people?tab=requests', { [`${method} /api/user/{userId}/follower`]: answer })
  await screen.findByRole('link', { name: 'Dora' })
  await press(`${label}: Dora`)
  expect(await screen.findByText(status)).toBeVisible()
  expect(answer).toHaveBeenCalledWith({ params: { userId: 'dora' }, ...input })
  expect(screen.getByRole('link', { name: 'Dora' })).toHaveFocus()
  expect(screen.queryAllByRole('button', { name: 'Follow: Dora' })).toHaveLength(buttons)
})

test('suggests people, and finds others by name', async () => {
  const people = jest.fn(async ({ query }: { query?: { list?: string } }) => lists[query?.list ?? ''] ?? [])
  open('/people?tab=find', { 'GET /api/people': people })
  expect(await screen.findByRole('link', { name: 'Emma' })).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'fa')
  expect(await screen.findByRole('link', { name: 'Fanny' })).toBeVisible()
  expect(people).toHaveBeenLastCalledWith(expect.objectContaining({ query: { list: 'found', q: 'fa' } }))
  expect(screen.queryByRole('link', { name: 'Emma' })).not.toBeInTheDocument()
})

test.each([
  ['/people', 'You follow nobody yet.', 'Find people', '/people?tab=find'],
  ['/people?tab=followers', /^Nobody follows you yet\./, 'Create a Kick', '/kicks/create'],
  ['/people?tab=requests', 'Nobody waits for your answer.', 'Find people', '/people?tab=find'],
])('shows at %s that there is nobody, with a way on', async (route, text, link, href) => {
  open(route, { 'GET /api/people': async () => [] })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getAllByRole('link', { name: link }).at(-1)).toHaveAttribute('href', href)
})

test('shows a failure with a way to try again', async () => {
  const people = jest.fn().mockRejectedValueOnce(new ApiError(503, 'The post is late.')).mockResolvedValue([])
  open('/people', { 'GET /api/people': people })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get the list: The post is late.')
  await press('Try again')
  expect(await screen.findByText('You follow nobody yet.')).toBeVisible()
})

test('asks once whether others can find the user', async () => {
  const update = jest.fn(async () => aUser({ isFindable: true }))
  open('/people', { 'PUT /api/user/{userId}': update }, { isFindable: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Others can find me' }))
  expect(await screen.findByText('Saved')).toBeVisible()
  expect(update).toHaveBeenCalledWith({ params: { userId: aUser()._id }, body: { isFindable: true } })
  expect(screen.queryByText('May others find you by name?')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
