import { ApiError, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { aKick, aStory, deferred, newClient, stubApi } from '@bucketeer/shared-auth/testing'
import { address } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../../testing/open-journals'
import {
  journals,
  kicksOnOffer,
  openForm,
  photo,
  pictureField,
  save,
  startWithoutDrafts,
  text,
  title,
} from '../../testing/story-form'

const withPicture = async () => {
  await title()
  await userEvent.upload(pictureField(), photo)
  await screen.findByText('Picture uploaded')
}

beforeEach(startWithoutDrafts)

describe('saving a new Story', () => {
  // @spec S2.122 S2.124 S2.126 S4.11 S4.14
  test('sends all fields, opens the Journal with the Story, and clears the form', async () => {
    const create = jest.fn(async ({ params, body }: { params: { id: string }; body: StoryFields }) => {
      const { title = '', content = '', kickId = null, pictures, photos } = body
      expect(photos).toBeUndefined()
      return aStory({ title, content, kickId, pictures, journalId: params.id })
    })
    const kicks = { 'GET /api/kick': async () => [aKick({ _id: 'train', name: 'Night train' })] }
    stubApi({ ...journals, 'POST /api/story/{id}': create, ...kicks })
    const { unmount } = openForm()
    await userEvent.type(await title(), 'The Danube')
    await userEvent.type(text(), 'At six.')
    await withPicture()
    await kicksOnOffer()
    await userEvent.click(await screen.findByRole('option', { name: 'Night train' }))
    await save()

    expect(await screen.findByRole('heading', { level: 1, name: 'On rails' })).toBeVisible()
    expect(screen.getByRole('article', { name: 'The Danube' })).toBeVisible()
    expect(address()).toBe('/journal/rails')
    expect(create).toHaveBeenCalledWith({
      params: { id: 'rails' },
      body: {
        title: 'The Danube',
        content: 'At six.',
        kickId: 'train',
        pictures: '/media/uploaded/1280.webp',
        journalId: 'rails',
      },
    })
    unmount()
    openForm()
    expect(await title()).toHaveValue('')
    expect(screen.queryByText(/We kept/)).not.toBeInTheDocument()
  })

  test('loads the Journal again, whose version and cover the Story changes', async () => {
    const read = jest.fn(journals['GET /api/journal/{journalId}'])
    stubApi({
      'GET /api/journal/{journalId}': read,
      'POST /api/story/{id}': async () => aStory({ kickId: null }),
    })
    // As the shell does: what was just read is not read again on its own.
    const client = newClient()
    client.setQueryDefaults([], { staleTime: 30_000 })
    openJournals('/journal/story/rails', client)
    await withPicture()
    await userEvent.type(await title(), 'The Danube')
    const before = read.mock.calls.length
    await save()
    await screen.findByRole('heading', { level: 1, name: 'On rails' })
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before))
  })

  // @spec S2.123 S5.6
  test('shows a message without a picture and sends nothing', async () => {
    const create = jest.fn()
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    openForm()
    await userEvent.type(await title(), 'The Danube')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Create Story: A Story needs a picture. Choose a PNG or JPG, or use the drawn cover.',
    )
    expect(create).not.toHaveBeenCalled()
    expect(await title()).toHaveValue('The Danube')
  })

  test('sends the day that the date means, and nothing while the date is unclear', async () => {
    const create = jest.fn(async (_input: { body: StoryFields }) => aStory({ kickId: null }))
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    openForm()
    await withPicture()
    await userEvent.type(await title(), 'The Danube')
    const date = screen.getByRole('textbox', { name: 'Date' })
    await userEvent.type(date, 'last summer or so')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot read the date.')
    expect(create).not.toHaveBeenCalled()
    await userEvent.clear(date)
    await userEvent.type(date, '2024年5月3日')
    expect(date).toHaveAccessibleDescription('on 3 May 2024')
    await save()
    await waitFor(() => expect(create).toHaveBeenCalled())
    expect(create.mock.calls[0]?.[0].body).toMatchObject({ happenedOn: '2024-05-03' })
  })

  test('says all that is missing beside the fields at once, and focuses the first', async () => {
    stubApi({ ...journals, 'POST /api/story/{id}': jest.fn() })
    openForm()
    await title()
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent(/or use the drawn cover\. Give it a title\.$/)
    expect(await title()).toHaveFocus()
    expect(await title()).toHaveAccessibleDescription('Give it a title.')
    expect(pictureField()).toHaveAccessibleDescription(/A Story needs a picture\./)
  })

  test('sends one request for two clicks', async () => {
    const create = jest.fn(() => new Promise<Story>(() => {}))
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    openForm()
    await withPicture()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await save()
    expect(create).toHaveBeenCalledTimes(1)
  })

  // @spec S5.7 S8.12
  test('shows the reason of a failure, keeps the draft, and can be repeated', async () => {
    const create = jest
      .fn<Promise<Story>, [{ body: StoryFields }]>()
      .mockRejectedValueOnce(new ApiError(400, 'Title is needed.'))
      .mockResolvedValue(aStory())
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    openForm()
    await withPicture()
    await userEvent.type(text(), 'At six.')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Create Story: Title is needed.')
    expect(address()).toBe('/journal/story/rails')
    expect(text()).toHaveValue('At six.')
    expect(create).toHaveBeenCalledTimes(1)

    await userEvent.type(await title(), 'The Danube')
    await save()
    expect(create).toHaveBeenLastCalledWith({
      params: { id: 'rails' },
      body: expect.objectContaining({ title: 'The Danube' }),
    })
  })
})

describe('saving a new Story during an upload', () => {
  const saveDuringUpload = async () => {
    const upload = deferred<{ secure_url: string }>()
    const create = jest.fn(async () => aStory())
    stubApi({ ...journals, 'POST /api/story/{id}': create, 'POST /api/upload': () => upload.promise })
    openForm()
    await title()
    await userEvent.upload(pictureField(), photo)
    await save()
    return { upload, create }
  }

  test('waits for the picture and sends the latest texts', async () => {
    const { upload, create } = await saveDuringUpload()
    expect(screen.getByText(/Your picture is still on its way/)).toBeVisible()
    await userEvent.type(await title(), 'The Danube')
    expect(create).not.toHaveBeenCalled()

    upload.resolve({ secure_url: '/media/dunes/1280.webp' })
    await screen.findByText('Your Story is in the Journal')
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith({
      params: { id: 'rails' },
      body: expect.objectContaining({ title: 'The Danube', pictures: '/media/dunes/1280.webp' }),
    })
  })

  test('saves nothing after a failed upload and retries the upload with the next save', async () => {
    const { upload, create } = await saveDuringUpload()
    upload.reject(new ApiError(null, 'The line is dead.'))
    expect(await screen.findByText(/Nothing is saved yet/)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Could not Upload Picture: The line is dead.')
    expect(create).not.toHaveBeenCalled()

    await userEvent.type(await title(), 'The Danube')
    const again = jest.fn(async () => ({ secure_url: '/media/again/1280.webp' }))
    stubApi({ ...journals, 'POST /api/story/{id}': create, 'POST /api/upload': again })
    await save()
    await screen.findByText('Your Story is in the Journal')
    expect(create).toHaveBeenCalledWith({
      params: { id: 'rails' },
      body: expect.objectContaining({ pictures: '/media/again/1280.webp' }),
    })
  })

  test('saves nothing after the upload is cancelled', async () => {
    const { upload, create } = await saveDuringUpload()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }))
    upload.resolve({ secure_url: '/media/dunes/1280.webp' })
    expect(await screen.findByText(/Nothing is saved yet/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    expect(pictureField()).toHaveAccessibleDescription('PNG or JPG Required')
  })
})
