import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import EntryPage from './entry-page'

const lake = anEntry({ _id: 'lake', kickName: 'Cold lake' })

const open = (entry: LogEntry, more: object = {}) => {
  const server = logServer([entry])
  signedIn()
  stubApi({ ...server.answers, ...more } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{ '/log/:entryId': <EntryPage />, '/log': <h1>Your Log</h1> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route: `/log/${entry._id}` },
  )
  return server
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Cold lake' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

test('shows one’s own entry with all that was written down', async () => {
  open({
    ...lake,
    again: true,
    stars: 5,
    note: 'So cold.',
    steps: [
      { text: 'Find a towel', done: true },
      { text: 'Jump', done: false },
    ],
    with: [{ name: 'Tom' }, { name: 'Ida' }],
  })
  expect(await heading('Cold lake')).toBeVisible()
  expect(screen.getByText('Done in May 2024')).toBeVisible()
  expect(screen.getByText('Would do it again')).toBeVisible()
  expect(screen.getByText('5 stars')).toBeVisible()
  expect(screen.getByText('With Tom, Ida')).toBeVisible()
  expect(screen.getByText('My followers')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Note' })).getByText('So cold.')).toBeVisible()
  const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Done: Find a towel', 'Open: Jump'])
  expect(screen.getByRole('link', { name: 'Go to Kick' })).toHaveAttribute('href', `/kicks/${lake.kick?._id}`)
})

test('shows the entry of somebody else without a menu, also when its Kick is gone', async () => {
  open({ ...lake, kick: null, createdBy: { _id: 'ben', userName: 'Ben', profilePicture: null } })
  expect(await heading('Cold lake')).toBeVisible()
  expect(screen.getByText('From the Log of Ben')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Options for Cold lake' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Go to Kick' })).not.toBeInTheDocument()
})

test('‘Change’ opens the sheet, and the page follows', async () => {
  open(lake)
  await choose('Change')
  await userEvent.click(await screen.findByRole('radio', { name: 'Once was enough' }))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Once was enough')).toBeVisible()
})

test('after ‘Delete from my Log’ one is back in the Log, and the entry is not read again', async () => {
  const get = jest.fn(async () => lake)
  const server = open(lake, { 'GET /api/log/{entryId}': get })
  await choose('Delete from my Log')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from my Log' }))
  expect(await heading('Your Log')).toBeVisible()
  expect(server.entries()).toEqual([])
  expect(get).toHaveBeenCalledTimes(1)
})

test('an entry that one may not see is not there', async () => {
  open(lake, {
    'GET /api/log/{entryId}': async () => {
      throw new ApiError(404, 'No such entry.')
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get this entry: No such entry.')
  expect(screen.getByRole('link', { name: 'Back to your Log' })).toHaveAttribute('href', '/log')
})
