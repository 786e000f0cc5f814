import { ApiError } from '@bucketeer/shared-auth'
import { aKick, aUser, signedIn, stubApi, TestProviders } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deferred } from '../testing/deferred'
import { KickRoutes } from '../testing/kick-routes'

const openKicks = (route: string) =>
  renderWithSite(
    <TestProviders>
      <KickRoutes />
    </TestProviders>,
    { route },
  )

const openForm = () => openKicks('/kicks/create')
const title = () => screen.getByRole('textbox', { name: 'Title' })
const pictureField = () => screen.getByLabelText('Picture of Experience')
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })
const dunes = '/media/dunes/1280.webp'
const needsPicture = /A Kick needs a picture\./

beforeEach(() => {
  sessionStorage.clear()
  signedIn(aUser())
})

describe('saving while a picture is on its way', () => {
  const saveDuringUpload = async () => {
    const upload = deferred<string>()
    const create = jest.fn(async () => aKick())
    stubApi({ kicks: { create }, pictures: { upload: () => upload.promise } })
    openForm()
    await userEvent.upload(pictureField(), photo)
    await userEvent.click(saveButton())
    return { upload, create }
  }

  test('waits for it, and sends what was typed until then', async () => {
    const { upload, create } = await saveDuringUpload()
    expect(screen.getByText(/Your picture is still on its way\./)).toBeVisible()
    await userEvent.type(title(), 'Dunes')
    expect(create).not.toHaveBeenCalled()
    upload.resolve(dunes)
    await screen.findByText('Your Kick is out in the world')
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ name: 'Dunes', pictures: dunes }))
  })

  test('saves nothing when it does not arrive', async () => {
    const { upload, create } = await saveDuringUpload()
    upload.reject(new ApiError(500, 'The darkroom is flooded.'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Upload Picture: The darkroom is flooded.',
    )
    expect(screen.getByText(/Nothing is saved yet/)).toBeVisible()
    await userEvent.click(saveButton())
    expect(screen.getByText(needsPicture)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
  })
})
