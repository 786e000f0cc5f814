import { keys } from '@bucketeer/shared-auth'
import { aUser, newClient, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, slotProps } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { logKeys } from '../../log/log-queries'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import ProfileSection from './profile-section'

const { userId } = slotProps('profile.section')

const open = (entries: LogEntry[], viewerId = 'viewer') => {
  const server = logServer(entries)
  const client = newClient()
  const ann = aUser({ _id: userId, userName: 'Ann' })
  // As the page of the slot does.
  client.setQueryData(keys.users.detail(userId), ann)
  signedIn(aUser({ _id: viewerId }))
  stubApi(server.answers)
  renderWithSite(
    <TestProviders client={client}>
      <div data-testid="section">
        <ProfileSection {...slotProps('profile.section')} />
      </div>
    </TestProviders>,
  )
  return { ...server, client }
}

test('shows the newest entries of another person', async () => {
  const { get } = open([anEntry({ _id: 'train', kickName: 'Night train' })])
  const section = within(await screen.findByRole('region', { name: 'Ann’s Log' }))
  expect(section.getByRole('heading', { level: 2 })).toHaveTextContent('Ann’s Log')
  expect(section.getByRole('link', { name: 'Night train' })).toHaveAttribute('href', '/log/train')
  expect(section.getByRole('link', { name: 'Show all: Ann’s Log' })).toHaveAttribute(
    'href',
    `/user/${userId}/log`,
  )
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ query: { user: userId, limit: 3 } }))
})

test('links from the user’s own profile to the user’s own Log', async () => {
  open([anEntry()], userId)
  const section = within(await screen.findByRole('region', { name: 'Your Log' }))
  expect(section.getByRole('link', { name: 'Show all: Your Log' })).toHaveAttribute('href', '/log')
})

test('shows nothing without an entry', async () => {
  const { client } = open([])
  await waitFor(() => expect(client.getQueryData(logKeys.newest(userId))).toEqual([]))
  await act(async () => {})
  expect(screen.getByTestId('section')).toBeEmptyDOMElement()
})
