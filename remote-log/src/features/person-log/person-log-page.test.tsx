import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { address, renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import PersonLogPage from './person-log-page'

const ann = aUser({ _id: 'ann', userName: 'Ann' })
const createdBy = { _id: 'ann', userName: 'Ann', profilePicture: null }
const train = anEntry({ _id: 'train', kickName: 'Night train', createdBy, audience: 'Members' })
const lake = anEntry({ _id: 'lake', kickName: 'Cold lake', on: null, precision: 'unknown', createdBy })

const open = (entries: LogEntry[], more: object = {}, userId = 'ann') => {
  const server = logServer(entries)
  signedIn()
  stubApi({ 'GET /api/user/{userId}': async () => ann, ...server.answers, ...more } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{ '/user/:userId/log': <PersonLogPage />, '/log': <h1>Your Log</h1> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route: `/user/${userId}/log` },
  )
  return server
}

test('shows the entries of another person by year, without menus and audiences', async () => {
  const { get } = open([train, lake])
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann’s Log' })).toBeVisible()
  const of2024 = within(await screen.findByRole('list', { name: '2024' }))
  expect(of2024.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/log/train')
  expect(screen.getByRole('list', { name: 'Some time ago' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Options/u })).not.toBeInTheDocument()
  expect(screen.queryByText('Every member')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Ann' })).toHaveAttribute('href', '/user/ann')
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ query: { limit: 24, user: 'ann' } }))
})

test('says that a member has not shared anything', async () => {
  open([])
  expect(await screen.findByText('Ann has not shared anything here yet.')).toBeVisible()
})

test('redirects to /log for the user’s own id', async () => {
  open([], {}, aUser()._id)
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Log' })).toBeVisible()
  expect(address()).toBe('/log')
})

test('says why the entries could not be loaded, and tries again on demand', async () => {
  const get = jest.fn(async () => [train]).mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  open([], { 'GET /api/log': get })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get this Log: The post is late.')
  expect(screen.queryByText('Ann has not shared anything here yet.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Night train')).toBeVisible()
})

test('shows no entries of a member whom the user may not see', async () => {
  const gone = async () => {
    throw new ApiError(404, 'No such person.')
  }
  open([train], { 'GET /api/user/{userId}': gone })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to see here' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Could not get this Log: No such person.')
  expect(screen.queryByText('Night train')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/')
})
