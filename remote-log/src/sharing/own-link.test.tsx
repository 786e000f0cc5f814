import type { ShareLink } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EntryPage from '../features/entry/entry-page'
import YearPage from '../features/year/year-page'
import type { LogEntry } from '../log/entry'
import type { LogYear } from '../log/log-queries'
import { anEntry, logServer } from '../testing/log-server'

const lake = anEntry({ _id: 'lake', kickName: 'Cold lake', audience: 'Private' })
const link = (kind: 'log' | 'year', id: string): ShareLink => ({
  ...{ _id: 'link', kind, id, key: 'k1', url: '/shared/log/k1' },
  ...{ expiresAt: null, hasPreview: false, showsNotes: false, hasPassword: false },
  createdAt: '2026-11-25T10:00:00.000Z',
})

const aYear: LogYear = { year: 2024, done: 1, again: 0, firstTimes: 1, countries: [], with: [] }

const open = (route: string, entry: LogEntry = lake) => {
  const server = logServer([entry])
  const read = jest.fn(async () => [] as ShareLink[])
  const create = jest.fn(async ({ body }: { body: { kind: 'log' | 'year'; id: string } }) =>
    link(body.kind, body.id),
  )
  const change = jest.fn(async ({ body }: { body: Partial<ShareLink> }) => ({
    ...link('log', entry._id),
    ...body,
  }))
  const end = jest.fn(async () => {})
  const year = jest.fn(async () => aYear)
  signedIn()
  stubApi({
    ...server.answers,
    'GET /api/log/years/{year}': year,
    'GET /api/share': read,
    'POST /api/share': create,
    'PUT /api/share/{id}': change,
    'DELETE /api/share/{id}': end,
  } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{ '/log/year/:year': <YearPage />, '/log/:entryId': <EntryPage /> }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route },
  )
  return { ...server, read, create, change, end, year }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('the owner of an entry creates a link in the dialog of its audience, and ends it', async () => {
  const { read, create, end } = open('/log/lake')
  await press('Only me: Who can see this')
  const dialog = await dialogOf('Who can see this')
  expect(
    dialog.getByText(
      /^Anybody who has this link can read it\. .*It leaves out stars, steps and whom you were with\.$/,
    ),
  ).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
  expect(read).toHaveBeenCalledWith({ query: { kind: 'log', id: 'lake' } })
  expect(create).toHaveBeenCalledWith({ body: { kind: 'log', id: 'lake' } })
  await userEvent.click(await dialog.findByRole('button', { name: 'End link' }))
  const question = await dialogOf('End this link?')
  await userEvent.click(question.getByRole('button', { name: 'End link' }))
  expect(await dialog.findByRole('button', { name: 'Create link', hidden: true })).toBeInTheDocument()
  expect(end).toHaveBeenCalledWith({ params: { id: 'link' } })
})

test.each([
  ['open', 'Only me and whoever has the link'],
  ['password', 'Only me and whoever has the link and its password'],
] as const)(
  'an entry with a link that is %s says who can read it, also in the dialog',
  async (state, text) => {
    open('/log/lake', { ...lake, link: state })
    await press(`${text}: Who can see this`)
    const dialog = await dialogOf('Who can see this')
    expect(dialog.getByRole('radio', { name: text })).toBeChecked()
    expect(dialog.getByRole('radio', { name: text })).toHaveAccessibleDescription(
      'Nobody else can find it, but whoever has the link can open it.',
    )
  },
)

test('an entry says who can read it as soon as its link is made, and once it has ended', async () => {
  const { changeElsewhere, create, end } = open('/log/lake')
  create.mockImplementation(async ({ body: { kind, id } }) => {
    changeElsewhere('lake', { link: 'open' })
    return link(kind, id)
  })
  end.mockImplementation(async () => changeElsewhere('lake', { link: undefined }))
  await press('Only me: Who can see this')
  const dialog = await dialogOf('Who can see this')
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
  expect(await dialog.findByRole('radio', { name: 'Only me and whoever has the link' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'End link' }))
  await userEvent.click((await dialogOf('End this link?')).getByRole('button', { name: 'End link' }))
  expect(await dialog.findByRole('radio', { name: 'Only me', hidden: true })).toBeChecked()
})

test('the owner of an entry with companions can show its note by the link', async () => {
  const { read, change } = open('/log/lake', { ...lake, with: [{ name: 'Tomas' }] })
  read.mockResolvedValue([link('log', 'lake')])
  await press('Only me: Who can see this')
  const dialog = await dialogOf('Who can see this')
  expect(dialog.getByText(/It leaves out .*whom you were with, and what you wrote/)).toBeVisible()
  const choice = await dialog.findByRole('checkbox', { name: 'Show the note' })
  expect(choice).not.toBeChecked()
  await userEvent.click(choice)
  await waitFor(() => expect(choice).toBeChecked())
  expect(change).toHaveBeenCalledWith({ params: { id: 'link' }, body: { showsNotes: true } })
})

test('an entry without companions has no choice about its note', async () => {
  const { read } = open('/log/lake')
  read.mockResolvedValue([link('log', 'lake')])
  await press('Only me: Who can see this')
  const dialog = await dialogOf('Who can see this')
  expect(await dialog.findByRole('checkbox', { name: 'Show a preview in chats' })).toBeVisible()
  expect(dialog.queryByRole('checkbox', { name: 'Show the note' })).not.toBeInTheDocument()
})

test('the owner of an entry changes who can see it', async () => {
  const { put } = open('/log/lake')
  await press('Only me: Who can see this')
  await userEvent.click(await screen.findByRole('radio', { name: /^Every member/ }))
  await press('Save')
  expect(await screen.findByText('Every member can see this entry now')).toBeVisible()
  expect(put.mock.calls[0]?.[0]).toMatchObject({ body: { audience: 'Members' }, ifMatch: lake.updatedAt })
  expect(await screen.findByRole('button', { name: 'Every member: Who can see this' })).toBeVisible()
})

test.each([
  ['was let go', { ...lake, state: 'let go' as const }],
  ['has lost its Kick', { ...lake, kick: null }],
])('offers no link of an entry that %s', async (_, entry) => {
  const { read } = open('/log/lake', entry)
  await press('Only me: Who can see this')
  await dialogOf('Who can see this')
  expect(screen.queryByRole('heading', { name: 'Share by link' })).not.toBeInTheDocument()
  expect(read).not.toHaveBeenCalled()
})

test('the owner of a year creates its link in a dialog; then the button says that it works', async () => {
  const { create, year } = open('/log/year/2024')
  await press('Share by link')
  const dialog = await dialogOf('Your year 2024')
  year.mockResolvedValue({ ...aYear, link: 'open' })
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
  expect(create).toHaveBeenCalledWith({ body: { kind: 'year', id: '2024' } })
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/shared/log/k1')
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const button = await screen.findByRole('button', { name: 'Readable by link: Share by link' })
  expect(button).toHaveTextContent('Readable by link')
})
