import { ApiError } from '@bucketeer/shared-auth'
import { aUser, aBucket, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { openBuckets } from '../../testing/open-buckets'

const rail = aBucket({
  _id: 'rail',
  name: 'By rail',
  description: 'No aeroplane.',
  picture: '/media/rail/1280.webp',
})
const openEditor = () => openBuckets('/buckets/rail/edit')
const title = () => screen.findByRole('textbox', { name: 'Title' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Bucket' }))

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

test('shows a loading state', () => {
  stubApi({ 'GET /api/bucket/{bucketId}': () => new Promise(() => {}) })
  openEditor()
  expect(screen.getByText("You're travels are incoming")).toBeVisible()
})

// @spec S2.75 S2.81
test('fills the form with the Bucket', async () => {
  stubApi({ 'GET /api/bucket/{bucketId}': async () => rail })
  openEditor()
  expect(await title()).toHaveValue('By rail')
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('No aeroplane.')
  expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveAttribute('rows', '5')
  expect(screen.getByLabelText('Picture of Experience')).not.toHaveAccessibleDescription('Required')
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
})

// @spec S2.82 S4.14
test('saving opens the Bucket with its new values', async () => {
  const update = jest.fn(async () => ({ ...rail, name: 'By night train' }))
  const read = jest
    .fn()
    .mockResolvedValueOnce(rail)
    .mockResolvedValue({ ...rail, name: 'By night train' })
  stubApi({ 'GET /api/bucket/{bucketId}': read, 'PUT /api/bucket/{bucketId}': update })
  openEditor()
  await userEvent.clear(await title())
  await userEvent.type(await title(), 'By night train')
  await save()

  expect(await screen.findByRole('heading', { level: 1, name: 'By night train' })).toBeVisible()
  expect(address()).toBe('/buckets/rail')
  const fields = { name: 'By night train', description: 'No aeroplane.', picture: '/media/rail/1280.webp' }
  expect(update).toHaveBeenCalledWith({ params: { bucketId: 'rail' }, body: fields, ifMatch: rail.updatedAt })
  expect(draftKeys(aUser()._id)).toHaveLength(0)
})

// @spec S2.81
test('removes the picture', async () => {
  const update = jest.fn(async () => ({ ...rail, picture: null }))
  stubApi({ 'GET /api/bucket/{bucketId}': async () => rail, 'PUT /api/bucket/{bucketId}': update })
  openEditor()
  await title()
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.getByText('Required')).toBeVisible()
  await save()
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({
      params: { bucketId: 'rail' },
      body: expect.objectContaining({ picture: null }),
    }),
  )
})

// @spec S8.15
test('a failed save shows the reason and keeps the draft', async () => {
  const update = async () => {
    throw new ApiError(400, 'This title is too long.')
  }
  stubApi({ 'GET /api/bucket/{bucketId}': async () => rail, 'PUT /api/bucket/{bucketId}': update })
  openEditor()
  await userEvent.type(await title(), ' and on')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Bucket: This title is too long.',
  )
  expect(address()).toBe('/buckets/rail/edit')
  expect(await title()).toHaveValue('By rail and on')
})

test('overwrites a concurrent change only after a warning', async () => {
  const newer = { ...rail, name: 'By rail and ship', updatedAt: '2026-06-01T10:00:00.000Z' }
  const update = jest
    .fn(async () => newer)
    .mockRejectedValueOnce(new ApiError(412, 'This Bucket was changed in the meantime.'))
  const read = jest.fn().mockResolvedValueOnce(rail).mockResolvedValue(newer)
  stubApi({ 'GET /api/bucket/{bucketId}': read, 'PUT /api/bucket/{bucketId}': update })
  openEditor()
  await userEvent.type(await title(), ' alone')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Could not Update Bucket: This was changed somewhere else in the meantime. What you typed is still here',
  )
  expect(await title()).toHaveValue('By rail alone')
  await save()
  expect(update).toHaveBeenLastCalledWith({
    params: { bucketId: 'rail' },
    body: expect.objectContaining({ name: 'By rail alone' }),
    ifMatch: newer.updatedAt,
  })
})

test('going back keeps the draft', async () => {
  const update = jest.fn()
  stubApi({ 'GET /api/bucket/{bucketId}': async () => rail, 'PUT /api/bucket/{bucketId}': update })
  openEditor()
  await userEvent.type(await title(), ' and on')
  expect(draftKeys(aUser()._id)).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Back to Buckets' }))
  expect(address()).toBe('/buckets')
  expect(update).not.toHaveBeenCalled()
  expect(draftKeys(aUser()._id)).toHaveLength(1)
})

// @spec S8.6
test('an unknown Bucket shows a message with a link back', async () => {
  const read = async () => {
    throw new ApiError(404, 'There is no such Bucket.')
  }
  stubApi({ 'GET /api/bucket/{bucketId}': read })
  openEditor()
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not get Bucket: There is no such Bucket.')
  expect(screen.getByRole('link', { name: 'Back to Buckets' })).toHaveAttribute('href', '/buckets')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
