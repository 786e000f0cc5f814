import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HiddenPeoplePage from './hidden-people-page'

const known = { profilePicture: null, follow: null, tagline: 'Trains', createdAt: '2026-05-04T09:30:00.000Z' }
const ann = { _id: 'ann', userName: 'Ann', ...known }
const ben = { _id: 'ben', userName: 'Ben', ...known }
const people: Answers = { 'GET /api/people': async ({ query }) => (query?.list === 'muted' ? [ben] : [ann]) }

const open = (answers: Answers = people) => {
  signedIn()
  stubApi(answers)
  return renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/people/hidden': <HiddenPeoplePage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/people/hidden' },
  )
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows those whom the user blocked and muted, with profiles of the muted only', async () => {
  open()
  expect(await screen.findByText('Ann')).toBeVisible()
  expect((await section('Blocked')).queryByRole('link')).not.toBeInTheDocument()
  expect(await (await section('Muted')).findByRole('link', { name: 'Ben' })).toHaveAttribute(
    'href',
    '/user/ben',
  )
})

test.each([
  ['Unblock Ann', 'Block again: Ann', 'Unblocked', 'block', 'ann'],
  ['Unmute Ben', 'Mute again: Ben', 'Unmuted', 'mute', 'ben'],
] as const)('undoes %s with the same button', async (end, again, ended, part, userId) => {
  const [put, remove] = [jest.fn(async () => {}), jest.fn(async () => {})]
  open({
    ...people,
    [`PUT /api/user/{userId}/${part}`]: put,
    [`DELETE /api/user/{userId}/${part}`]: remove,
  })
  await screen.findByRole('button', { name: end })
  await press(end)
  expect(await screen.findByText(ended)).toBeVisible()
  expect(remove).toHaveBeenCalledWith({ params: { userId } })
  expect(screen.getByRole('button', { name: again })).toHaveFocus()
  await press(again)
  expect(await screen.findByRole('button', { name: end })).toBeVisible()
  expect(put).toHaveBeenCalledWith({ params: { userId } })
  expect(screen.queryByText(ended)).not.toBeInTheDocument()
})

test('shows why a block could not be ended', async () => {
  open({
    ...people,
    'DELETE /api/user/{userId}/block': async () => {
      throw new ApiError(503, 'The post is late.')
    },
  })
  await screen.findByRole('button', { name: 'Unblock Ann' })
  await press('Unblock Ann')
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not change this block: The post is late.')
  expect(screen.getByRole('button', { name: 'Unblock Ann' })).toBeEnabled()
})

test('shows an empty state when nobody is muted or blocked', async () => {
  open({})
  expect(await screen.findByText('You have muted or blocked nobody.')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
})

test('shows that the list loads, and a failure with a way to try again', async () => {
  let isReachable = false
  open({
    'GET /api/people': async ({ query }) => {
      if (query?.list === 'muted') return []
      if (!isReachable) throw new ApiError(503, 'The post is late.')
      return [ann]
    },
  })
  expect(screen.getByRole('status', { name: 'The list is on its way…' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get the list: The post is late.')
  expect(screen.queryByText('You have muted or blocked nobody.')).not.toBeInTheDocument()
  isReachable = true
  await press('Try again')
  expect(await screen.findByText('Ann')).toBeVisible()
})

test('shows more on demand', async () => {
  open({
    'GET /api/people': async ({ query }) => {
      if (query?.list === 'muted') return []
      return query?.cursor === 'ann' ? [ben] : { items: [ann], next: 'ann' }
    },
  })
  await screen.findByText('Ann')
  await press('Show more')
  expect(await screen.findByText('Ben')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
