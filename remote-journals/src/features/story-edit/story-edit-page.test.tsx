import { ApiError, type StoryFields } from '@bucketeer/shared-auth'
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
const journals = { read: async () => rails }
const kicks = { list: async () => [aKick({ _id: 'train', name: 'Night train' })] }
const saveStory = () => userEvent.click(screen.getByRole('button', { name: 'Save Story' }))

beforeEach(startWithoutDrafts)

test('the form is filled with the Story', async () => {
  stubApi({ journals, kicks })
  open()
  expect(await title()).toHaveValue('The Danube')
  expect(text()).toHaveValue('At six.')
  expect(pictureField()).toHaveAccessibleDescription('PNG or JPG')
  expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
  expect(await screen.findByText('Night train')).toBeVisible()
})

test('a Kick that is not on offer any more stays chosen', async () => {
  const update = jest.fn(async () => danube)
  stubApi({ journals, kicks: { list: async () => [] }, stories: { update } })
  open()
  await title()
  expect(kickField()).toHaveTextContent('The Kick chosen before')
  await saveStory()
  expect(update).toHaveBeenCalledWith(
    'danube',
    expect.objectContaining({ kickId: 'train' }),
    expect.anything(),
  )
})

test('saving leads to the Journal with the Story as it is then', async () => {
  const update = jest.fn(async (_id: string, story: StoryFields) =>
    aStory({ ...danube, ...story, kickId: null }),
  )
  stubApi({ journals, kicks, stories: { update } })
  open()
  await userEvent.type(await title(), ' at dawn')
  await userEvent.upload(pictureField(), photo)
  await screen.findByText('Picture uploaded')
  await saveStory()
  expect(await screen.findByRole('article', { name: 'The Danube at dawn' })).toBeVisible()
  expect(address()).toBe('/journal/rails')
  expect(update).toHaveBeenCalledWith(
    'danube',
    {
      title: 'The Danube at dawn',
      content: 'At six.',
      kickId: 'train',
      pictures: '/media/uploaded/1280.webp',
    },
    { ifMatch: danube.updatedAt },
  )
})

test('a new picture that did not arrive takes no old one for itself after a reload', async () => {
  stubApi({ journals, kicks, pictures: { upload: () => new Promise(() => {}) } })
  const page = open()
  await title()
  await userEvent.upload(pictureField(), photo)
  page.unmount()
  const update = jest.fn(async () => danube)
  stubApi({ journals, kicks, stories: { update }, pictures: { upload: async () => '/media/new/1280.webp' } })
  open()
  await screen.findByText('We kept what you typed here last time.')
  await saveStory()
  await screen.findByText('Story saved')
  expect(update).toHaveBeenCalledWith(
    'danube',
    expect.objectContaining({ pictures: '/media/new/1280.webp' }),
    expect.anything(),
  )
})

test('an upload that is cancelled leaves the picture that was there', async () => {
  const update = jest.fn(async () => danube)
  stubApi({ journals, kicks, stories: { update }, pictures: { upload: () => new Promise(() => {}) } })
  open()
  await title()
  await userEvent.upload(pictureField(), photo)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await saveStory()
  expect(update).toHaveBeenCalledWith(
    'danube',
    expect.objectContaining({ pictures: '/media/danube/1280.webp' }),
    expect.anything(),
  )
})

test('a failed save says why and keeps what was written', async () => {
  const update = () => Promise.reject(new ApiError(400, 'This title is too long.'))
  stubApi({ journals, kicks, stories: { update } })
  open()
  await userEvent.type(await title(), ' and on')
  await saveStory()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Story: This title is too long.',
  )
  expect(await title()).toHaveValue('The Danube and on')
})

test('a Story that was changed somewhere else meanwhile is saved over only by who was told', async () => {
  const newer = { ...danube, content: 'At seven.', updatedAt: '2026-06-01T10:00:00.000Z' }
  const update = jest
    .fn(async () => newer)
    .mockRejectedValueOnce(new ApiError(412, 'This Story was changed in the meantime.'))
  const read = jest
    .fn()
    .mockResolvedValueOnce(rails)
    .mockResolvedValue({ ...rails, story: [newer] })
  stubApi({ journals: { read }, kicks, stories: { update } })
  open()
  await userEvent.type(await title(), ' at dawn')
  await saveStory()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Story: This was changed somewhere else in the meantime. What you typed is still here',
  )
  expect(await title()).toHaveValue('The Danube at dawn')
  await saveStory()
  expect(update).toHaveBeenLastCalledWith(
    'danube',
    expect.objectContaining({ title: 'The Danube at dawn' }),
    {
      ifMatch: newer.updatedAt,
    },
  )
})

describe('there is nothing to edit', () => {
  const nothing = () => screen.findByRole('heading', { level: 1, name: 'This page is off the map' })

  test("in somebody else's Journal", async () => {
    signedIn(aUser({ _id: 'somebody-else' }))
    stubApi({ journals, kicks })
    open()
    expect(await nothing()).toBeVisible()
  })

  test('where there is no such Story', async () => {
    stubApi({ journals, kicks })
    open('/journal/story/rails/elsewhere')
    expect(await nothing()).toBeVisible()
  })
})
