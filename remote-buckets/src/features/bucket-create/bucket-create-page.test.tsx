import { ApiError, type Bucket } from '@bucketeer/shared-auth'
import { aUser, aBucket, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import { openBuckets } from '../../testing/open-buckets'

const openForm = () => openBuckets('/buckets/create')

const title = () => screen.getByRole('textbox', { name: 'Title' })
const bio = () => screen.getByRole('textbox', { name: 'Bio' })
const pictureField = () => screen.getByLabelText('Picture of Experience')
const saveButton = () => screen.getByRole('button', { name: 'Save' })
const photo = new File(['bytes'], 'dunes.png', { type: 'image/png' })

beforeEach(() => {
  localStorage.clear()
  signedIn()
})

describe('the form of a new Bucket', () => {
  // @spec S2.67 S2.69
  test('is empty at first, with an example as placeholder', () => {
    openForm()
    expect(title()).toHaveValue('')
    expect(title()).toHaveAttribute('placeholder', 'Walking in Amazones')
    expect(bio()).toHaveValue('')
    expect(bio()).toHaveAttribute('rows', '5')
  })

  // @spec S2.68 S5.1
  test('shows that a picture is required while it has none', async () => {
    stubApi()
    openForm()
    expect(pictureField()).toHaveAccessibleDescription('Required')
    await userEvent.upload(pictureField(), photo)
    expect(await screen.findByText('Picture uploaded')).toBeInTheDocument()
    expect(screen.queryByText('Required')).not.toBeInTheDocument()
  })

  // @spec S2.70
  test('goes back without a request and keeps the draft', async () => {
    const create = jest.fn()
    stubApi({ 'POST /api/bucket': create })
    openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }))
    expect(address()).toBe('/buckets')
    expect(create).not.toHaveBeenCalled()
    expect(draftKeys(aUser()._id)).toHaveLength(1)
  })
})

describe('saving a new Bucket', () => {
  // @spec S2.70 S2.71 S4.14 S5.2
  test('works without a picture, opens the list with the new Bucket, and clears the form', async () => {
    const create = jest.fn(async () => aBucket({ _id: 'sahara', name: 'Sahara' }))
    const list = jest.fn(async () => [aBucket({ _id: 'sahara', name: 'Sahara' })])
    stubApi({ 'POST /api/bucket': create, 'GET /api/bucket': list })
    openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.type(bio(), 'Sleep under stars.')
    await userEvent.click(saveButton())

    expect(await screen.findByRole('link', { name: 'Sahara' })).toBeVisible()
    expect(address()).toBe('/buckets')
    expect(create).toHaveBeenCalledWith({
      body: { name: 'Sahara', description: 'Sleep under stars.', picture: null },
    })
    expect(screen.getByText('Your new Bucket is ready')).toBeVisible()

    await userEvent.click(screen.getByRole('link', { name: 'Create new Bucket' }))
    expect(title()).toHaveValue('')
    expect(bio()).toHaveValue('')
  })

  // @spec S5.3
  test('sends long and empty texts unchanged', async () => {
    const create = jest.fn(() => Promise.reject<Bucket>(new ApiError(400, 'Choose a title.')))
    stubApi({ 'POST /api/bucket': create })
    openForm()
    const description = 'Sand. '.repeat(1000)
    fireEvent.change(bio(), { target: { value: description } })
    for (const field of [title(), bio()]) {
      expect(field).not.toHaveAttribute('maxlength')
    }
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({ body: { name: '', description, picture: null } })
  })

  // @spec S4.11
  test('sends the uploaded picture', async () => {
    const create = jest.fn(async () => aBucket())
    stubApi({
      'POST /api/bucket': create,
      'POST /api/upload': async () => ({ secure_url: '/media/dunes/1280.webp' }),
    })
    openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.upload(pictureField(), photo)
    await screen.findByText('Picture uploaded')
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({
      body: { name: 'Sahara', description: '', picture: '/media/dunes/1280.webp' },
    })
  })

  test('sends one request for two clicks', async () => {
    const create = jest.fn(() => new Promise<Bucket>(() => {}))
    stubApi({ 'POST /api/bucket': create })
    openForm()
    await userEvent.dblClick(saveButton())
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledTimes(1)
  })

  // @spec S8.9
  test('shows the reason of a failure, keeps the draft, and can be repeated', async () => {
    const create = jest
      .fn<Promise<Bucket>, []>()
      .mockRejectedValueOnce(new ApiError(400, 'A Bucket needs a title.'))
      .mockResolvedValue(aBucket())
    stubApi({ 'POST /api/bucket': create })
    openForm()
    await userEvent.type(bio(), 'Sleep under stars.')
    await userEvent.click(saveButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Bucket: A Bucket needs a title.',
    )
    expect(address()).toBe('/buckets/create')
    expect(bio()).toHaveValue('Sleep under stars.')

    await userEvent.type(title(), 'Sahara')
    await userEvent.click(saveButton())
    expect(create).toHaveBeenLastCalledWith({
      body: {
        name: 'Sahara',
        description: 'Sleep under stars.',
        picture: null,
      },
    })
  })

  test('does not navigate after the user has left, and deletes the draft', async () => {
    const answer = deferred<Bucket>()
    stubApi({ 'POST /api/bucket': () => answer.promise })
    openForm()
    await userEvent.type(title(), 'Sahara')
    await userEvent.click(saveButton())
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    answer.resolve(aBucket({ name: 'Sahara' }))
    await userEvent.click(screen.getByRole('link', { name: 'Create a Bucket' }))
    expect(address()).toBe('/buckets/create')
    expect(title()).toHaveValue('')
  })
})

describe('saving a new Bucket during an upload', () => {
  const waiting = 'Your picture is still on its way. We save as soon as it is here.'

  const saveDuringUpload = async () => {
    const upload = deferred<{ secure_url: string }>()
    const create = jest.fn(async () => aBucket())
    stubApi({ 'POST /api/bucket': create, 'POST /api/upload': () => upload.promise })
    openForm()
    await userEvent.upload(pictureField(), photo)
    await userEvent.click(saveButton())
    return { upload, create }
  }

  test('waits for the picture and sends the latest texts', async () => {
    const { upload, create } = await saveDuringUpload()
    expect(screen.getByText(waiting)).toBeVisible()
    await userEvent.type(title(), 'Sahara')
    expect(create).not.toHaveBeenCalled()

    upload.resolve({ secure_url: '/media/dunes/1280.webp' })
    await screen.findByText('Your new Bucket is ready')
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith({
      body: {
        name: 'Sahara',
        description: '',
        picture: '/media/dunes/1280.webp',
      },
    })
  })

  test('saves nothing after a failed upload until the user removes the picture', async () => {
    const { upload, create } = await saveDuringUpload()
    upload.reject(new ApiError(500, 'The darkroom is flooded.'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Upload Picture: The darkroom is flooded.',
    )
    expect(screen.getByText(/Nothing is saved yet/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()

    await userEvent.type(title(), 'Sahara')
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }))
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({ body: { name: 'Sahara', description: '', picture: null } })
  })
})
