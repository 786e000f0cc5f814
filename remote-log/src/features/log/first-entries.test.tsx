import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, aKick, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { localDay } from '@bucketeer/shared-ui/social'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { logServer } from '../../testing/log-server'
import LogPage from './log-page'

const surf = aKick({ _id: 'surf', name: 'Learn to surf' })

/** Opens an empty log on a server that has two Kicks. */
const open = (more: Answers = {}) => {
  const server = logServer([])
  const search = jest.fn(async (_input: { query?: { q?: string; limit?: number } }) => [
    { ...surf, mine: { ...surf.mine, done: server.entries().length } },
    aKick({ _id: 'school', name: 'Open a surf school' }),
  ])
  signedIn()
  stubApi({ ...server.answers, 'GET /api/kick': search, ...more })
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/log': <LogPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: '/log' },
  )
  return { ...server, search }
}
const type = async (text: string) =>
  userEvent.type(await screen.findByRole('searchbox', { name: 'Search All Kicks' }), text)
const results = async () => within(await screen.findByRole('list', { name: 'Kicks that match' }))

test('searches all Kicks from an empty log once typing pauses', async () => {
  const { search } = open()
  await type('surf')
  const found = await results()
  expect(found.getByRole('link', { name: 'Learn to surf' })).toHaveAttribute('href', '/kicks/surf')
  expect(found.getAllByRole('button', { name: 'I did it' })).toHaveLength(2)
  expect(search.mock.calls.map(([{ query }]) => query)).toEqual([{ q: 'surf', limit: 8 }])
})

test('‘I did it’ writes an entry of today, ticks the Kick, and keeps the results for the next one', async () => {
  const server = open()
  await type('surf')
  const [button] = (await results()).getAllByRole('button', { name: 'I did it' })
  expect(button).toHaveAccessibleDescription('Learn to surf')
  await userEvent.click(button ?? document.body)
  const sheet = within(await screen.findByRole('dialog', { name: /Learn to surf/u }))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved$/u))
  expect(server.post).toHaveBeenCalledWith({
    body: { kickId: 'surf', state: 'done', on: localDay(), precision: 'day' },
  })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
  expect(await (await results()).findByText('Done')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What else have you already done?' })).toBeVisible()
  expect(screen.getByRole('list', { name: localDay().slice(0, 4) })).toBeVisible()
})

test('adds a name that no Kick has', async () => {
  const server = open({ 'GET /api/kick': async () => [] })
  await type('Bake bread')
  expect(await screen.findByText('No Kick has this name.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add “Bake bread”' }))
  await waitFor(() => expect(server.entries()).toHaveLength(1))
  expect(server.post.mock.calls[0]?.[0].body).toMatchObject({ name: 'Bake bread', state: 'done' })
  const field = screen.getByRole('searchbox', { name: 'Search All Kicks', hidden: true })
  expect(field).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(field).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Add “Bake bread”' })).not.toBeInTheDocument()
})

test('‘Undo’ leaves a Kick that another tab has put into a Bucket', async () => {
  const removeKick = jest.fn(async () => {
    throw new ApiError(409, 'This Kick is in use, so it stays.')
  })
  const server = open({ 'GET /api/kick': async () => [], 'DELETE /api/kick/{kickId}': removeKick })
  await type('Bake bread')
  await userEvent.click(await screen.findByRole('button', { name: 'Add “Bake bread”' }))
  const sheet = within(await screen.findByRole('dialog', { name: /Bake bread/u }))
  await waitFor(() => expect(sheet.getByRole('status')).toHaveTextContent(/^Saved$/u))
  await userEvent.click(sheet.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(removeKick).toHaveBeenCalledWith(expect.objectContaining({ query: { unused: true } })),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(server.entries()).toEqual([])
  expect(screen.queryByText(/Could not save/u)).not.toBeInTheDocument()
})

test('writes one entry on a double click', async () => {
  const server = open()
  await type('surf')
  const [button] = (await results()).getAllByRole('button', { name: 'I did it' })
  await userEvent.dblClick(button ?? document.body)
  await screen.findByRole('dialog', { name: /Learn to surf/u })
  expect(server.post).toHaveBeenCalledTimes(1)
})

test('adds the typed words although similar Kicks are found', async () => {
  const server = open()
  await type('Learn to surf in Bali')
  await results()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add “Learn to surf in Bali”' }))
  await waitFor(() => expect(server.entries()).toHaveLength(1))
  expect(server.post.mock.calls[0]?.[0].body).toMatchObject({ name: 'Learn to surf in Bali', state: 'done' })
})

test('says why the search failed, and searches again on demand', async () => {
  const { search } = open()
  search.mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
  await type('surf')
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not search the Kicks: The post is late.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await results()).getByText('Learn to surf')).toBeVisible()
})
