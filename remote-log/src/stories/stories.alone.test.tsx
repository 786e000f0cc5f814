import { ApiError } from '@bucketeer/shared-auth'
import {
  type Answers,
  aJournal,
  aKick,
  aUser,
  deferred,
  signedIn,
  stubApi,
  TestProviders,
} from '@bucketeer/shared-auth/testing'
import { address, renderWithSite, TestRoutes } from '@bucketeer/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import EntryPage from '../features/entry/entry-page'
import LogPage from '../features/log/log-page'
import YearPage from '../features/year/year-page'
import type { LogEntry } from '../log/entry'
import { anEntry, logServer, shownPhotos } from '../testing/log-server'

// jsdom cannot draw.
jest.mock('@bucketeer/shared-ui/forms', () => ({
  ...jest.requireActual<object>('@bucketeer/shared-ui/forms'),
  drawCover: async () => new File(['…'], 'cover.png', { type: 'image/png' }),
}))

const photos = shownPhotos([{ url: '/media/a/1280.webp' }])
const own = { _id: aUser()._id, userName: aUser().userName, profilePicture: null }
const train = anEntry({ _id: 'train', kickName: 'Night train', on: '2024-05-03', precision: 'day', photos })
const walk = anEntry({ _id: 'walk', kickName: 'Long walk', kick: aKick({ createdBy: own }) })
const lake = anEntry({ _id: 'lake', kickName: 'Cold lake' })
const begun = anEntry({ _id: 'begun', kickName: 'Learn to sail', state: 'doing', photos })

const post = jest.fn()
beforeEach(() => {
  post.mockReset()
  post.mockResolvedValue({ journal: aJournal({ _id: 'new' }), stories: 2, leftOut: [] })
})

const open = (route: string, entries: LogEntry[], more: object = {}) => {
  const server = logServer(entries)
  signedIn()
  stubApi({
    ...server.answers,
    'GET /api/log/years': async () => [],
    'GET /api/log/years/{year}': async () => ({
      ...{ year: 2024, done: entries.length, again: 0, firstTimes: 0, countries: [], with: [] },
    }),
    'GET /api/journal/private': async () => [aJournal({ _id: 'old', title: 'North' })],
    'POST /api/upload': async () => ({ secure_url: '/media/cover/1280.webp' }),
    'POST /api/log/stories': post,
    ...more,
  } as Answers)
  renderWithSite(
    <TestProviders>
      <TestRoutes
        pages={{
          '/log': <LogPage />,
          '/log/year/:year': <YearPage />,
          '/log/:entryId': <EntryPage />,
          '/journal/:journalId': <h1>The Journal</h1>,
        }}
        elsewhere={<h1>Elsewhere</h1>}
      />
    </TestProviders>,
    { route },
  )
}
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
const makeJournal = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Make a Journal of these' }))
  return sheet('Make a Journal of these')
}

describe('‘Make a Journal of these’', () => {
  test('preselects the entries of a year with a photo, and names those without one', async () => {
    open('/log/year/2024', [train, walk, lake, begun])
    const dialog = await makeJournal()
    const boxes = dialog.getAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    for (const box of boxes) expect(box).toBeChecked()
    expect(dialog.getByText('Left out, because they have no photo: Cold lake.')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: /^Title of the Journal/u })).toHaveValue('My year 2024')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Journal of 2 entries' }))
    expect(await screen.findByRole('heading', { name: 'The Journal' })).toBeVisible()
    expect(address()).toBe('/journal/new')
    expect(post).toHaveBeenCalledWith({ body: { entryIds: ['train', 'walk'], title: 'My year 2024' } })
    expect(await screen.findByText('2 Stories created')).toBeVisible()
  })

  test('leaves out what is not chosen, and takes another title', async () => {
    open('/log/year/2024', [train, walk])
    const dialog = await makeJournal()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Night train · Done on 3 May 2024' }))
    const title = dialog.getByRole('textbox', { name: /^Title of the Journal/u })
    await userEvent.clear(title)
    expect(dialog.getByRole('button', { name: 'Create Journal of 1 entry' })).toBeDisabled()
    await userEvent.type(title, 'On foot{Enter}')
    await screen.findByRole('heading', { name: 'The Journal' })
    expect(post).toHaveBeenCalledWith({ body: { entryIds: ['walk'], title: 'On foot' } })
  })

  test('preselects no entry of the whole Log', async () => {
    open('/log', [train, walk])
    const dialog = await makeJournal()
    expect(dialog.getByRole('button', { name: 'Create Journal' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Long walk/u }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Journal of 1 entry' }))
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith({ body: { entryIds: ['walk'], title: 'What I did' } }),
    )
  })

  test('creates one Journal on a double click', async () => {
    post.mockReturnValue(new Promise(() => {}))
    open('/log/year/2024', [train, walk])
    const dialog = await makeJournal()
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Create Journal of 2 entries' }))
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('waits for the entries of a new filter', async () => {
    const later = deferred<LogEntry[]>()
    const get = jest.fn(async ({ query }: { query?: { category?: string } }) =>
      query?.category ? later.promise : [train],
    )
    open('/log', [train], { 'GET /api/log': get })
    const button = await screen.findByRole('button', { name: 'Make a Journal of these' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Travel')
    expect(button).toBeDisabled()
    await act(async () => later.resolve([walk]))
    await waitFor(() => expect(button).toBeEnabled())
  })

  test('says that no entry has a photo', async () => {
    open('/log/year/2024', [lake])
    const dialog = await makeJournal()
    expect(dialog.getByText('None of these has a photo yet. Add one to an entry first.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Create Journal' })).toBeDisabled()
  })

  test('keeps the choice when it fails, says why, and gives the focus back', async () => {
    post.mockRejectedValueOnce(new ApiError(503, 'The post is late.'))
    open('/log/year/2024', [train, walk])
    const dialog = await makeJournal()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Journal of 2 entries' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Could not create this: The post is late.')
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Make a Journal of these' })).toHaveFocus()
  })

  test('is not offered without entries', async () => {
    open('/log', [])
    await screen.findByText('Nothing here yet. What have you already done?')
    expect(screen.queryByRole('button', { name: 'Make a Journal of these' })).not.toBeInTheDocument()
  })
})

describe('‘Make a Story of it’', () => {
  const makeStory = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Options for/u }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a Story of it' }))
    return sheet('Make a Story of it')
  }

  test('adds a Story to the user’s newest Journal, and opens it', async () => {
    post.mockResolvedValue({ journal: aJournal({ _id: 'old' }), stories: 1, leftOut: [] })
    open('/log/train', [train])
    const dialog = await makeStory()
    expect(await dialog.findByText('North')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Create Story' }))
    await screen.findByRole('heading', { name: 'The Journal' })
    expect(post).toHaveBeenCalledWith({ body: { entryIds: ['train'], journalId: 'old' } })
    expect(address()).toBe('/journal/old')
  })

  test('creates a Journal for a user without one', async () => {
    open('/log/train', [train], { 'GET /api/journal/private': async () => [] })
    const dialog = await makeStory()
    expect(await dialog.findByRole('textbox', { name: /^Title of the Journal/u })).toHaveValue('Night train')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Story' }))
    await waitFor(() =>
      expect(post).toHaveBeenCalledWith({ body: { entryIds: ['train'], title: 'Night train' } }),
    )
  })

  test('creates one Story on a double click', async () => {
    post.mockReturnValue(new Promise(() => {}))
    open('/log/train', [train])
    const dialog = await makeStory()
    await dialog.findByText('North')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Create Story' }))
    expect(post).toHaveBeenCalledTimes(1)
  })

  test('takes the drawn cover of an entry without a photo', async () => {
    open('/log/lake', [lake])
    const dialog = await makeStory()
    expect(dialog.getByRole('img', { name: 'The drawn cover' })).toBeVisible()
    await dialog.findByText('North')
    await userEvent.click(dialog.getByRole('button', { name: 'Create Story' }))
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    expect(post.mock.calls[0]?.[0]).toMatchObject({
      body: { entryIds: ['lake'], pictures: '/media/cover/1280.webp' },
    })
  })

  test('is offered in the sheet of what is done', async () => {
    open('/log/train', [train])
    await userEvent.click(await screen.findByRole('button', { name: /^Options for/u }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }))
    const opened = within(await screen.findByRole('dialog', { name: /Night train/u }))
    await userEvent.click(opened.getByRole('button', { name: 'Make a Story of it' }))
    const dialog = await sheet('Make a Story of it')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create Story' })).toBeEnabled())
  })
})
