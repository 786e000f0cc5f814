import { ApiError, type Page, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { aJournal, aKick, aStory, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import { kickField, photo, pictureField, startWithoutDrafts, text, title } from '../../testing/story-form'

const open = (route = '/journal/story/rails/danube') => openJournals(route)
const danube = aStory({
  _id: 'danube',
  title: 'The Danube',
  content: 'At six.',
  kickId: 'train',
  journalId: 'rails',
})
const rails = aJournal({ _id: 'rails', title: 'On rails', story: [danube], storyCount: 1 })
const journals = { 'GET /api/journal/{journalId}': async () => rails }
const kicks = { 'GET /api/kick': async () => [aKick({ _id: 'train', name: 'Night train' })] }
const saveStory = () => userEvent.click(screen.getByRole('button', { name: 'Save Story' }))

beforeEach(startWithoutDrafts)

test('fills the form with the Story', async () => {
  stubApi({ ...journals, ...kicks })
  open()
  expect(await title()).toHaveValue('The Danube')
  expect(text()).toHaveValue('At six.')
  expect(pictureField()).toHaveAccessibleDescription('PNG or JPG')
  expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
  expect(await screen.findByText('Night train')).toBeVisible()
})

test('finds a Story that does not come with the first ones of a long Journal', async () => {
  const before = Array.from({ length: 150 }, (_, index) => aStory({ _id: `s${index}` }))
  const long = { ...rails, story: before.slice(0, 100), storyCount: 151 }
  const later = jest
    .fn<Promise<Page<Story>>, [object]>()
    .mockResolvedValueOnce({ items: before.slice(100), next: 's149' })
    .mockResolvedValueOnce({ items: [danube], next: null })
  stubApi({
    'GET /api/journal/{journalId}': async () => long,
    'GET /api/journal/{journalId}/stories': later,
    ...kicks,
  })
  open()
  expect(await title()).toHaveValue('The Danube')
  expect(later.mock.calls.map(([input]) => Object(input).query.cursor)).toEqual(['s99', 's149'])
})

test('keeps a chosen Kick that is no longer offered', async () => {
  const update = jest.fn(async () => danube)
  stubApi({ ...journals, 'GET /api/kick': async () => [], 'PUT /api/story/{id}': update })
  open()
  await title()
  expect(kickField()).toHaveTextContent('The Kick chosen before')
  await saveStory()
  expect(update).toHaveBeenCalledWith({
    params: { id: 'danube' },
    body: expect.objectContaining({ kickId: 'train' }),
    ifMatch: expect.anything(),
  })
})

test('saving opens the Journal with the changed Story', async () => {
  const update = jest.fn(async ({ body: { photos, ...body } }: { body: Partial<StoryFields> }) => {
    expect(photos).toBeUndefined()
    return aStory({ ...danube, ...body, kickId: null })
  })
  stubApi({ ...journals, ...kicks, 'PUT /api/story/{id}': update })
  open()
  await userEvent.type(await title(), ' at dawn')
  await userEvent.upload(pictureField(), photo)
  await screen.findByText('Picture uploaded')
  await saveStory()
  expect(await screen.findByRole('article', { name: 'The Danube at dawn' })).toBeVisible()
  expect(address()).toBe('/journal/rails')
  expect(update).toHaveBeenCalledWith({
    params: { id: 'danube' },
    body: {
      title: 'The Danube at dawn',
      content: 'At six.',
      kickId: 'train',
      pictures: '/media/uploaded/1280.webp',
    },
    ifMatch: danube.updatedAt,
  })
})

test('does not replace a failed upload by the old picture after a reload', async () => {
  stubApi({ ...journals, ...kicks, 'POST /api/upload': () => new Promise(() => {}) })
  const page = open()
  await title()
  await userEvent.upload(pictureField(), photo)
  page.unmount()
  const update = jest.fn(async () => danube)
  stubApi({
    ...journals,
    ...kicks,
    'PUT /api/story/{id}': update,
    'POST /api/upload': async () => ({ secure_url: '/media/new/1280.webp' }),
  })
  open()
  await screen.findByText('We kept what you typed here last time.')
  await saveStory()
  await screen.findByText('Story saved')
  expect(update).toHaveBeenCalledWith({
    params: { id: 'danube' },
    body: expect.objectContaining({ pictures: '/media/new/1280.webp' }),
    ifMatch: expect.anything(),
  })
})

test('a cancelled upload keeps the old picture', async () => {
  const update = jest.fn(async () => danube)
  stubApi({
    ...journals,
    ...kicks,
    'PUT /api/story/{id}': update,
    'POST /api/upload': () => new Promise(() => {}),
  })
  open()
  await title()
  await userEvent.upload(pictureField(), photo)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
  await saveStory()
  expect(update).toHaveBeenCalledWith({
    params: { id: 'danube' },
    body: expect.objectContaining({ pictures: '/media/danube/1280.webp' }),
    ifMatch: expect.anything(),
  })
})

test('a failed save shows the reason and keeps the draft', async () => {
  const update = () => Promise.reject(new ApiError(400, 'This title is too long.'))
  stubApi({ ...journals, ...kicks, 'PUT /api/story/{id}': update })
  open()
  await userEvent.type(await title(), ' and on')
  await saveStory()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Story: This title is too long.',
  )
  expect(await title()).toHaveValue('The Danube and on')
})

test('overwrites a concurrent change only after a warning', async () => {
  const newer = { ...danube, content: 'At seven.', updatedAt: '2026-06-01T10:00:00.000Z' }
  const update = jest
    .fn(async () => newer)
    .mockRejectedValueOnce(new ApiError(412, 'This Story was changed in the meantime.'))
  const read = jest
    .fn()
    .mockResolvedValueOnce(rails)
    .mockResolvedValue({ ...rails, story: [newer] })
  stubApi({ 'GET /api/journal/{journalId}': read, ...kicks, 'PUT /api/story/{id}': update })
  open()
  await userEvent.type(await title(), ' at dawn')
  await saveStory()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Story: This was changed somewhere else in the meantime. What you typed is still here',
  )
  expect(await title()).toHaveValue('The Danube at dawn')
  await saveStory()
  expect(update).toHaveBeenLastCalledWith({
    params: { id: 'danube' },
    body: expect.objectContaining({ title: 'The Danube at dawn' }),
    ifMatch: newer.updatedAt,
  })
})

describe('the page', () => {
  const nothing = () => screen.findByRole('heading', { level: 1, name: 'This page is off the map' })

  test('is not found for somebody else’s Journal', async () => {
    signedIn(aUser({ _id: 'somebody-else' }))
    stubApi({ ...journals, ...kicks })
    open()
    expect(await nothing()).toBeVisible()
  })

  test('is not found for an unknown Story', async () => {
    stubApi({ ...journals, ...kicks })
    open('/journal/story/rails/elsewhere')
    expect(await nothing()).toBeVisible()
  })
})
