import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError, type UserFields } from '@bucketeer/shared-auth'
import { type Answers, aUser, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { openEditor as openPage, photo, save, userName } from '../../testing/open-people'

const amelia = aUser({ _id: 'amelia', profilePicture: '/media/old/1280.webp' })
const updating = () => jest.fn(async ({ body }: { body: UserFields }) => aUser({ ...amelia, ...body }))
const openEditor = async (answers: Answers = {}) => {
  signedIn(amelia)
  stubApi({
    'GET /auth/verify': async () => amelia,
    'GET /api/user/{userId}': async () => amelia,
    ...answers,
  })
  openPage('amelia')
  await userName()
}
const withPicture = (profilePicture: string | null) =>
  expect.objectContaining({
    params: { userId: 'amelia' },
    body: expect.objectContaining({ profilePicture }),
  })

const file = ({ type = 'image/png', bytes = 100 } = {}) => new File(['x'.repeat(bytes)], 'me', { type })

beforeAll(() => {
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
})
beforeEach(() => localStorage.clear())

describe('Profile photo', () => {
  // @spec S2.59 S4.11
  it('uploads the photo immediately and saves it with the form', async () => {
    const update = updating()
    const upload = jest.fn(async () => ({ secure_url: '/media/new/1280.webp' }))
    await openEditor({ 'PUT /api/user/{userId}': update, 'POST /api/upload': upload })
    await userEvent.upload(photo(), file({ type: 'image/jpeg' }))
    expect(upload).toHaveBeenCalledTimes(1)
    await save()
    expect(update).toHaveBeenCalledWith(withPicture('/media/new/1280.webp'))
  })

  // @spec S2.59
  it.each([
    ['more than 2 MB', file({ bytes: 3e6 }), 'This picture is too large. Choose one of at most 2 MB.'],
    [
      'neither PNG nor JPG',
      file({ type: 'image/webp' }),
      'This file is not a picture we can take. Choose PNG or JPG.',
    ],
  ])('rejects a file before the upload: %s', async (_what, chosen, reason) => {
    const upload = jest.fn()
    await openEditor({ 'POST /api/upload': upload })
    await userEvent.upload(photo(), chosen, { applyAccept: false })
    expect(await screen.findByRole('alert')).toHaveTextContent(`Could not Upload Picture: ${reason}`)
    expect(upload).not.toHaveBeenCalled()
  })

  it('waits for a pending upload before saving', async () => {
    const arrival = deferred<{ secure_url: string }>()
    const upload = () => arrival.promise
    const update = updating()
    await openEditor({ 'PUT /api/user/{userId}': update, 'POST /api/upload': upload })
    await userEvent.upload(photo(), file())
    await save()
    expect(update).not.toHaveBeenCalled()
    arrival.resolve({ secure_url: '/media/new/1280.webp' })
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible()
    expect(update).toHaveBeenCalledWith(withPicture('/media/new/1280.webp'))
  })

  it('shows an error instead of saving when the upload fails', async () => {
    const arrival = deferred<{ secure_url: string }>()
    const upload = () => arrival.promise
    const update = updating()
    await openEditor({ 'PUT /api/user/{userId}': update, 'POST /api/upload': upload })
    await userEvent.upload(photo(), file())
    await save()
    arrival.reject(new ApiError(500, 'No room.'))
    expect(await screen.findByText(/Your photo did not arrive/)).toBeVisible()
    expect(screen.getByText('No room.', { exact: false })).toBeVisible()
    expect(update).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    await save()
    expect(update).toHaveBeenCalledWith(withPicture('/media/old/1280.webp'))
  })

  it('removes the photo', async () => {
    const update = updating()
    await openEditor({ 'PUT /api/user/{userId}': update })
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    await save()
    expect(update).toHaveBeenCalledWith(withPicture(null))
  })
})
