import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { entryDraft } from '../../sheet/entry-draft'
import { anEntry, logServer, shownPhotos } from '../../testing/log-server'
import EntryPage from './entry-page'

afterEach(() => localStorage.clear())

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

test('shows all fields of the user’s own entry', async () => {
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
  expect(screen.getByRole('link', { name: 'Back to Ben’s Log' })).toHaveAttribute('href', '/user/ben/log')
  expect(screen.queryByRole('button', { name: 'Options for Cold lake' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Go to Kick' })).not.toBeInTheDocument()
})

test('shows the photos of an entry, the first one in the place of the Kick’s picture', async () => {
  open({
    ...lake,
    photos: shownPhotos([
      { url: '/media/jump/1280.webp', alt: 'A jump' },
      { url: '/media/towel/1280.webp', alt: 'A towel' },
    ]),
  })
  expect(await screen.findByRole('img', { name: 'A jump' })).toHaveAttribute(
    'src',
    expect.stringContaining('/media/jump/'),
  )
  expect(screen.getByRole('button', { name: 'Photo 2 of 2: A towel' })).toBeVisible()
})

test('‘Change’ opens the sheet, and the page follows', async () => {
  open(lake)
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Once was enough' }))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByText('Once was enough')).toBeVisible()
})

test('returns to the Log after the deletion, without reading the entry again', async () => {
  const get = jest.fn(async () => lake)
  const server = open(lake, { 'GET /api/log/{entryId}': get })
  await choose('Delete from my Log')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from my Log' }))
  expect(await heading('Your Log')).toBeVisible()
  expect(server.entries()).toEqual([])
  expect(get).toHaveBeenCalledTimes(1)
})

test('shows an error for an entry that the user may not see', async () => {
  open(lake, {
    'GET /api/log/{entryId}': async () => {
      throw new ApiError(404, 'No such entry.')
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get this entry: No such entry.')
  expect(screen.getByRole('link', { name: 'Back to your Log' })).toHaveAttribute('href', '/log')
})

test('shows an entry among the memories again', async () => {
  const { put } = open({ ...lake, remind: false })
  expect(await screen.findByText('This entry is hidden from your memories.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Let it come up again' }))
  await waitFor(() =>
    expect(screen.queryByText('This entry is hidden from your memories.')).not.toBeInTheDocument(),
  )
  expect(put.mock.calls.map(([{ body }]) => body)).toEqual([{ remind: true }])
  // The pressed button is gone.
  expect(document.body).not.toHaveFocus()
})

test('offers unsaved changes that this device keeps, and opens them', async () => {
  const { _id: owner } = lake.createdBy
  entryDraft(owner, { entry: lake }).keep({ note: 'So cold.' }, 'Too long.')
  const server = open(lake)
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('So cold.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.entries()).toMatchObject([{ note: 'So cold.' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(document.body).not.toHaveFocus()
  expect(entryDraft(owner, { entry: lake }).read()).toBeNull()
})

test('removes the unsaved changes of a deleted entry from this device', async () => {
  const { _id: owner } = lake.createdBy
  entryDraft(owner, { entry: lake }).keep({ note: 'So cold.' }, null)
  open(lake)
  await choose('Delete from my Log')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from my Log' }))
  await heading('Your Log')
  expect(entryDraft(owner, { entry: lake }).read()).toBeNull()
})
