import { ApiError } from '@bucketeer/shared-auth'
import { aStory, aUser, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openJournals } from '../testing/open-journals'
import {
  journals,
  noNetwork,
  openForm,
  picture,
  pictureField,
  rails,
  reopen,
  save,
  startWithoutDrafts,
  text,
  title,
  writeAll,
} from '../testing/story-form'

const kept = 'Your draft is kept.'

beforeEach(startWithoutDrafts)

describe('the draft of a Story', () => {
  test('is reported as stored once it has content', async () => {
    stubApi(journals)
    openForm()
    await title()
    expect(screen.queryByText(kept)).not.toBeInTheDocument()
    await userEvent.type(await title(), 'T')
    expect(screen.getByText(kept)).toBeVisible()
  })

  // @spec S2.122
  test('is restored with its picture after a reload', async () => {
    stubApi(journals)
    const page = openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')
    await reopen(page)
    expect(await title()).toHaveValue('The Danube')
    expect(text()).toHaveValue('At six.')
    await waitFor(() => expect(picture()).toBeInTheDocument())
    expect(pictureField()).toHaveAccessibleDescription('PNG or JPG')
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  test('keeps the picture of an unfinished upload and repeats the upload', async () => {
    stubApi({ ...journals, 'POST /api/upload': () => new Promise(() => {}) })
    const page = openForm()
    await writeAll()
    const upload = jest.fn(async (_input: { body: FormData }) => ({ secure_url: '/media/again/1280.webp' }))
    const create = jest.fn(async () => aStory())
    stubApi({ ...journals, 'POST /api/upload': upload, 'POST /api/story/{id}': create })
    await reopen(page)
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
    expect(upload.mock.calls[0]?.[0].body.get('pictures')).toMatchObject({
      name: 'dunes.png',
      type: 'image/png',
    })
    await save()
    expect(create).toHaveBeenCalledWith({
      params: { id: 'rails' },
      body: {
        title: 'The Danube',
        content: 'At six.',
        kickId: null,
        pictures: '/media/again/1280.webp',
        journalId: 'rails',
      },
    })
  })

  // @spec S2.122
  test('keeps the picture while offline and uploads it later', async () => {
    stubApi({ ...journals, 'POST /api/upload': noNetwork })
    const page = openForm()
    await writeAll()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Upload Picture: The line is dead.')
    expect(picture()).toBeInTheDocument()

    await reopen(page)
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not Upload Picture: The line is dead.')
    expect(picture()).toBeInTheDocument()

    const create = jest.fn(async () => aStory())
    stubApi({ ...journals, 'POST /api/story/{id}': create })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await save()
    expect(create).toHaveBeenCalledWith({
      params: { id: 'rails' },
      body: expect.objectContaining({ pictures: '/media/uploaded/1280.webp' }),
    })
  })

  test('uploads the picture again if the server has deleted it', async () => {
    stubApi(journals)
    const page = openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')

    const create = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(400, 'This picture is gone or not yours.'))
      .mockResolvedValue(aStory())
    stubApi({
      ...journals,
      'POST /api/story/{id}': create,
      'POST /api/upload': async () => ({ secure_url: '/media/again/1280.webp' }),
    })
    await reopen(page)
    await save()
    expect(await screen.findByText('Your Story is in the Journal')).toBeVisible()
    expect(create).toHaveBeenCalledTimes(2)
    expect(create).toHaveBeenLastCalledWith({
      params: { id: 'rails' },
      body: expect.objectContaining({ title: 'The Danube', pictures: '/media/again/1280.webp' }),
    })
  })

  test('is hidden from the next user and kept for its author', async () => {
    stubApi(journals)
    let page = openForm()
    await writeAll()
    await screen.findByText('Picture uploaded')
    signedIn(aUser({ _id: 'bessie' }))
    stubApi({ 'GET /api/journal/{journalId}': async () => ({ ...rails, createdBy: 'bessie' }) })
    page = await reopen(page)
    expect(await title()).toHaveValue('')
    expect(picture()).not.toBeInTheDocument()

    signedIn()
    stubApi(journals)
    await reopen(page)
    expect(await title()).toHaveValue('The Danube')
  })

  test('belongs to one Journal', async () => {
    stubApi({
      'GET /api/journal/{journalId}': async ({ params }: { params: { journalId: string } }) => ({
        ...rails,
        _id: params.journalId,
      }),
    })
    const page = openForm()
    await writeAll()
    page.unmount()
    openJournals('/journal/story/sea')
    expect(await title()).toHaveValue('')
  })
})
