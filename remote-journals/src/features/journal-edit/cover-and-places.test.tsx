import { type JournalFields } from '@bucketeer/shared-auth'
import { aJournal, aStory, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'

const aPhoto = (name: string, alt = '') => ({
  _id: name,
  url: `/media/${name}/1280.webp?until=1&signature=now`,
  width: 1280,
  height: 960,
  alt,
  caption: '',
})
const photos = [aPhoto('danube'), aPhoto('lake', 'A cold lake')]
const rails = aJournal({ _id: 'rails', story: [aStory({ photos })], showsPlaces: false })

const openWith = async (journal: typeof rails) => {
  const update = jest.fn(async ({ body }: { body: Partial<JournalFields> }) => ({
    ...journal,
    ...body,
    bucketId: null,
  }))
  stubApi({
    'GET /api/bucket': async () => [],
    'GET /api/journal/{journalId}': async () => journal,
    'PUT /api/journal/{journalId}': update,
  })
  openJournals('/journal/rails/edit')
  await screen.findByRole('textbox', { name: 'Title' })
  return update
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Journal' }))
const sent = (body: object) => expect.objectContaining({ body: expect.objectContaining(body) })

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

test('a photo of the Stories can be chosen as the cover', async () => {
  const update = await openWith(rails)
  expect(screen.getByRole('radio', { name: 'The first picture' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Photo 2: A cold lake' }))
  await save()
  expect(update).toHaveBeenCalledWith(sent({ coverUrl: photos[1]?.url }))
})

test('the chosen cover is recognised with another signature, and can be given back', async () => {
  const cover = { _id: 'lake', url: '/media/lake/1280.webp?until=2&signature=later', alt: '', isChosen: true }
  const update = await openWith({ ...rails, cover })
  expect(screen.getByRole('radio', { name: 'Photo 2: A cold lake' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'The first picture' }))
  await save()
  expect(update).toHaveBeenCalledWith(sent({ coverUrl: null }))
})

test('a photo of two Stories is offered once', async () => {
  await openWith({ ...rails, story: [aStory({ photos }), aStory({ _id: 'again', photos })] })
  expect(screen.getAllByRole('radio', { name: /^Photo/ })).toHaveLength(2)
})

test('the author decides whether visitors see the map', async () => {
  const update = await openWith(rails)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show a map to visitors, too' }))
  await save()
  expect(update).toHaveBeenCalledWith(sent({ showsPlaces: true }))
})
