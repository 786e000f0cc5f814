import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { localDay } from '@bucketeer/shared-ui/social'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LogEntry } from '../../log/entry'
import { anEntry, logServer } from '../../testing/log-server'
import LogPage from './log-page'

const train = anEntry({ _id: 'train', kickName: 'Night train', on: '2024-05-03', precision: 'day', stars: 4 })
const lake = anEntry({ _id: 'lake', kickName: 'Cold lake', kick: null, on: '2024-01-01', precision: 'year' })
const tree = anEntry({
  _id: 'tree',
  kickName: 'Plant a tree',
  on: null,
  precision: 'unknown',
  audience: 'Private',
})

const open = (entries: LogEntry[] = [train, lake, tree], more: object = {}, route = '/log') => {
  const server = logServer(entries)
  signedIn()
  stubApi({ ...server.answers, ...more } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/log': <LogPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route },
  )
  return server
}
const list = async (name: string) => within(await screen.findByRole('list', { name }))
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Options for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const unreachable = async () => {
  throw new ApiError(503, 'The post is late.')
}

test('shows entries below their years, unknown dates last', async () => {
  open()
  const of2024 = await list('2024')
  expect(of2024.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Night train',
    'Cold lake',
  ])
  expect(of2024.getByText('Done on 3 May 2024 · 4 ★')).toBeVisible()
  expect(of2024.getByText('Done in 2024')).toBeVisible()
  const someTime = await list('Some time ago')
  expect(someTime.getByText('Done some time ago')).toBeVisible()
  expect(someTime.getByText('Only me')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2024',
    'Some time ago',
  ])
})

test('asks what the user has already done when the log is empty', async () => {
  open([])
  expect(
    await screen.findByRole('heading', { name: 'Nothing here yet. What have you already done?' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at All Kicks' })).toHaveAttribute('href', '/kicks')
})

test.each([
  ['the field of a log', [lake], 'Add something you did'],
  ['the search of an empty log', [], 'Search All Kicks'],
])('focuses %s at /log#add', async (_name, entries, field) => {
  open(entries, { 'GET /api/kick': async () => [] }, '/log#add')
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus())
})

test('adds something that is no Kick yet, done today', async () => {
  const server = open([lake])
  await userEvent.type(await screen.findByRole('textbox', { name: 'Add something you did' }), ' Swim {Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: /You did it/u }))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved$/u))
  expect(server.post).toHaveBeenCalledWith({
    body: { name: 'Swim', state: 'done', on: localDay(), precision: 'day' },
  })
  expect(screen.getByLabelText('Add something you did')).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await list(localDay().slice(0, 4))).getByRole('heading', { level: 3 })).toBeVisible()
})

test('‘in 2014’ sets the date of what is added', async () => {
  const server = open([lake])
  const field = await screen.findByRole('textbox', { name: 'Add something you did' })
  await userEvent.type(field, 'Louvre in 2014{Enter}')
  await waitFor(() =>
    expect(server.post).toHaveBeenCalledWith({
      body: { name: 'Louvre', state: 'done', on: '2014-01-01', precision: 'year' },
    }),
  )
})

describe('something added without a connection', () => {
  afterEach(() => localStorage.clear())

  const addOffline = async () => {
    const server = open([lake])
    server.post.mockRejectedValue(new ApiError(null, 'No connection.'))
    const field = await screen.findByRole('textbox', { name: 'Add something you did' })
    await userEvent.type(field, 'Swim{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: /You did it/u }))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Note' }), 'Cold')
    expect(await sheet.findByText(/^No connection. What you wrote is kept on this device/u)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText('Not saved yet: Swim')).toBeVisible()
  }

  test('is offered again with its note when the tab was closed', async () => {
    await addOffline()
    cleanup()
    const server = open([lake])
    expect(await screen.findByText('Not saved yet: Swim')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const sheet = within(await screen.findByRole('dialog', { name: /You did it/u }))
    expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('Cold')
    await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved$/u))
    expect(server.entries()).toMatchObject([{ note: 'Cold' }, lake])
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(/^Not saved yet/u)).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Your Log' })).toHaveFocus()
  })

  test('opens its sheet again on the same page', async () => {
    await addOffline()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    const sheet = within(await screen.findByRole('dialog', { name: /You did it/u }))
    expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('Cold')
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(/^Not saved yet/u)).not.toBeInTheDocument()
  })
})

test('‘Undo’ of something added deletes its entry and the Kick that came with it', async () => {
  const deleteKick = jest.fn(async (_input: { params: { kickId: string } }) => {})
  const server = open([], { 'DELETE /api/kick/{kickId}': deleteKick, 'GET /api/kick': async () => [] })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search All Kicks' }), 'Swim')
  await userEvent.click(screen.getByRole('button', { name: 'Add “Swim”' }))
  const sheet = within(await screen.findByRole('dialog', { name: /You did it/u }))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved$/u))
  const [entry] = server.entries()
  await userEvent.click(sheet.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(deleteKick).toHaveBeenCalledWith({
      params: { kickId: entry?.kick?._id },
      query: { unused: true },
    }),
  )
  expect(server.entries()).toEqual([])
  expect(await screen.findByText('Nothing here yet. What have you already done?')).toBeVisible()
})

test('moves an entry to the year of its new date, without loading the log again', async () => {
  const server = open()
  await choose('Night train', 'Change')
  const sheet = within(await screen.findByRole('dialog', { name: /Night train/u }))
  await userEvent.click(sheet.getByRole('radio', { name: 'Only the year' }))
  await userEvent.clear(sheet.getByRole('textbox', { name: 'Year' }))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Year' }), '2019')
  await userEvent.type(sheet.getByRole('textbox', { name: 'Note' }), 'The upper berth.')
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await list('2019')).getByText('Night train')).toBeVisible()
  expect(await screen.findByText('The upper berth.')).toBeVisible()
  expect((await list('2024')).queryByText('Night train')).not.toBeInTheDocument()
  expect(server.get).toHaveBeenCalledTimes(1)
})

test('‘Add’ without a name adds nothing', async () => {
  const server = open([lake])
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(server.post).not.toHaveBeenCalled()
})

test('loads the next page on demand, and says why it could not', async () => {
  const get = jest.fn(async ({ query }: { query: { cursor?: string } }) =>
    query.cursor === 'second' ? { items: [train, tree], next: null } : { items: [train], next: 'second' },
  )
  open([], { 'GET /api/log': get })
  await list('2024')
  get.mockImplementationOnce(unreachable)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your Log: The post is late.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Plant a tree')).toBeVisible()
  expect(screen.getAllByText('Night train')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('says why the log could not be loaded, and tries again on demand', async () => {
  open([], { 'GET /api/log': jest.fn(async () => [train]).mockImplementationOnce(unreachable) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get your Log: The post is late.')
  expect(screen.queryByText('Nothing here yet. What have you already done?')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Night train')).toBeVisible()
})

test('‘Change’ opens the sheet of the entry, without ‘Undo’', async () => {
  const server = open()
  await choose('Night train', 'Change')
  const sheet = within(await screen.findByRole('dialog', { name: /Night train/u }))
  expect(sheet.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  await userEvent.click(sheet.getByRole('radio', { name: 'Once was enough' }))
  await waitFor(() =>
    expect(server.put).toHaveBeenCalledWith({
      params: { entryId: 'train' },
      body: { again: false },
      ifMatch: train.updatedAt,
    }),
  )
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Options for Night train' })).toHaveFocus()
})

test('deletes an entry after a question, and keeps the focus in the list', async () => {
  const server = open()
  await choose('Cold lake', 'Delete from my Log')
  expect(server.remove).not.toHaveBeenCalled()
  const question = within(await screen.findByRole('dialog', { name: 'Delete this from your Log?' }))
  server.get.mockReturnValue(new Promise(() => {}))
  await userEvent.click(question.getByRole('button', { name: 'Delete from my Log' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cold lake' })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.remove).toHaveBeenCalledWith({ params: { entryId: 'lake' } })
  expect(screen.getByText('Night train')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Your Log' })).toHaveFocus()
})

test('keeps an entry that could not be deleted, and says why', async () => {
  open([train], { 'DELETE /api/log/{entryId}': unreachable })
  await choose('Night train', 'Delete from my Log')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete from my Log' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not delete this: The post is late.')
  expect(screen.getByRole('heading', { name: 'Night train' })).toBeVisible()
})

test('links each entry to its page', async () => {
  open()
  expect(await screen.findByRole('link', { name: 'Cold lake' })).toHaveAttribute('href', '/log/lake')
})

test('groups the entries of a Kick within a year, and those of a place', async () => {
  const again = anEntry({ _id: 'again', kickName: 'Night train', on: '2024-02-01' })
  const before = anEntry({ _id: 'before', kickName: 'Night train', on: '2023-02-01' })
  const coffee = anEntry({ _id: 'coffee', kickName: 'Coffee', on: '2023-01-01' })
  open([train, again, before, coffee])
  const of2024 = await list('2024')
  expect(of2024.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Night train',
  ])
  expect(of2024.getByRole('link', { name: /^Done on 3 May 2024/u })).toHaveAttribute('href', '/log/train')
  expect(of2024.getByRole('link', { name: 'Done in February 2024' })).toHaveAttribute('href', '/log/again')
  expect(of2024.getAllByRole('button', { name: 'Options for Night train' })).toHaveLength(2)
  const of2023 = await list('2023')
  expect(of2023.getByRole('heading', { level: 3, name: 'Vienna' })).toBeVisible()
  expect(of2023.getByRole('link', { name: 'Coffee' })).toHaveAttribute('href', '/log/coffee')
})
