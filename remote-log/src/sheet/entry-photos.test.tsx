import { ApiError } from '@bucketeer/shared-auth'
import { type Answers, deferred, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EntryPage from '../features/entry/entry-page'
import type { LogEntry } from '../log/entry'
import { anEntry, logServer, shownPhotos } from '../testing/log-server'

const lake = anEntry({ _id: 'lake', kickName: 'Cold lake' })
const addressOf = (name: string) => `/media/${name}/1280.webp`

/** Opens the sheet of an entry. Uploads are answered by hand, in the order in which they began. */
const open = async (entry: LogEntry = lake) => {
  const server = logServer([entry])
  const uploads: ReturnType<typeof deferred<{ secure_url: string }>>[] = []
  signedIn()
  stubApi({
    ...server.answers,
    'POST /api/upload': () => {
      const upload = deferred<{ secure_url: string }>()
      uploads.push(upload)
      return upload.promise
    },
  } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes pages={{ '/log/:entryId': <EntryPage /> }} elsewhere={<h1>Elsewhere</h1>} />
    </TestProviders>,
    { route: `/log/${entry._id}` },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Cold lake' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const sheet = within(await screen.findByRole('dialog', { name: /Cold lake/u }))
  await sheet.findByRole('heading', { name: 'Photos' })
  const add = (...names: string[]) =>
    act(async () => {
      fireEvent.drop(sheet.getByRole('button', { name: 'Add photos' }), {
        dataTransfer: {
          files: names.map((name) => new File(['…'], `${name}.png`, { type: 'image/png' })),
          types: ['Files'],
        },
      })
    })
  const arrive = (index: number, name: string) =>
    act(async () => uploads[index]?.resolve({ secure_url: addressOf(name) }))
  return { ...server, sheet, add, arrive, fail: (index: number) => failed(uploads[index]) }
}
const failed = (upload?: { reject(error: Error): void }) =>
  act(async () => upload?.reject(new ApiError(503, 'The post is late.')))
const close = async () => {
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}
const bodies = ({ put }: { put: jest.Mock }) => put.mock.calls.map(([{ body }]) => body)
const photo = (name: string, alt = '') => ({ url: addressOf(name), alt, caption: '' })

test('shows the last day of several, and leaves the first one alone on request', async () => {
  const days = anEntry({
    _id: 'lake',
    kickName: 'Cold lake',
    on: '2025-06-10',
    precision: 'day',
    until: '2025-06-14',
  })
  const { sheet, put } = await open(days)
  expect(sheet.getByText('until 14 June 2025')).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: 'One day only' }))
  await waitFor(() => expect(put).toHaveBeenCalled())
  expect(put.mock.lastCall?.[0].body).toMatchObject({ until: null })
  expect(sheet.queryByText('until 14 June 2025')).not.toBeInTheDocument()
})

test('saves each photo once it is uploaded, in their order', async () => {
  const server = await open()
  await server.add('first', 'second')
  expect(server.sheet.getByText(/^You can close this\./u)).toBeVisible()
  await server.arrive(1, 'second')
  await server.arrive(0, 'first')
  await waitFor(() =>
    expect(bodies(server)).toEqual([
      { photos: [photo('second')] },
      { photos: [photo('first'), photo('second')] },
    ]),
  )
  expect(server.sheet.queryByText(/^You can close this\./u)).not.toBeInTheDocument()
})

test('saves the other fields while photos are uploading', async () => {
  const server = await open()
  await server.add('first')
  await userEvent.click(server.sheet.getByRole('radio', { name: 'Again!' }))
  await waitFor(() => expect(bodies(server)).toEqual([{ again: true }]))
})

test('saves photos whose upload ends after the sheet and its page are closed, and says so', async () => {
  const server = await open()
  await server.add('first')
  await close()
  expect(await screen.findByText('1 photo is still on the way. Keep this tab open.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await screen.findByRole('heading', { name: 'Elsewhere' })
  await server.arrive(0, 'first')
  await waitFor(() => expect(bodies(server)).toEqual([{ photos: [photo('first')] }]))
  expect(await screen.findByText('Your photos are in your Log')).toBeVisible()
})

test('says that photos are in the Log only when the entry is saved', async () => {
  const server = await open()
  await server.add('first')
  await close()
  const saved = deferred<undefined>()
  const save = server.put.getMockImplementation()
  server.put.mockImplementationOnce(async (call) => {
    await saved.promise
    if (!save) throw new Error('The server of the test saves nothing.')
    return save(call)
  })
  await server.arrive(0, 'first')
  await waitFor(() => expect(server.put).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Your photos are in your Log')).not.toBeInTheDocument()
  await act(async () => saved.resolve(undefined))
  expect(await screen.findByText('Your photos are in your Log')).toBeVisible()
})

test('reports a failed upload after the sheet is closed, and offers a retry', async () => {
  const server = await open()
  await server.add('first')
  await close()
  await server.fail(0)
  expect(
    await screen.findByText('1 photo did not arrive. Open the entry to add what is missing.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Options for Cold lake' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await server.arrive(1, 'first')
  await waitFor(() => expect(bodies(server)).toEqual([{ photos: [photo('first')] }]))
})

describe('the question about photos without a description', () => {
  test('asks once when the sheet is left, and leads to the first one', async () => {
    const server = await open()
    await server.add('first', 'second')
    await server.arrive(0, 'first')
    await userEvent.click(server.sheet.getByRole('button', { name: 'Done' }))
    const question = within(await screen.findByRole('dialog', { name: '2 photos have no description' }))
    await userEvent.click(question.getByRole('button', { name: 'Describe them' }))
    const alt = server.sheet.getByRole('textbox', {
      name: 'Describe it for those who cannot see it: photo 1',
      hidden: true,
    })
    await waitFor(() => expect(alt).toHaveFocus())
    await userEvent.type(alt, 'A lake')
    await userEvent.click(server.sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(bodies(server).at(-1)).toEqual({ photos: [photo('first', 'A lake')] }))
  })

  test('does not ask about photos of an earlier day', async () => {
    const server = await open({ ...lake, photos: shownPhotos([photo('first'), photo('second')]) })
    await userEvent.click(server.sheet.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test('saves descriptions and the order of photos', async () => {
  const server = await open({ ...lake, photos: shownPhotos([photo('first'), photo('second')]) })
  const alt = 'Describe it for those who cannot see it: photo 1'
  await userEvent.type(server.sheet.getByRole('textbox', { name: alt }), 'A lake')
  await waitFor(() =>
    expect(bodies(server).at(-1)).toEqual({ photos: [photo('first', 'A lake'), photo('second')] }),
  )
  await userEvent.click(server.sheet.getAllByRole('button', { name: 'Move later' })[0] as HTMLElement)
  await waitFor(() =>
    expect(bodies(server).at(-1)).toEqual({ photos: [photo('second'), photo('first', 'A lake')] }),
  )
})
