import { ApiError } from '@bucketeer/shared-auth'
import { aKick, aUser, deferred, signedIn, stubApi } from '@bucketeer/shared-auth/testing'
import { closeTab } from '@bucketeer/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKeys } from '@bucketeer/shared-ui'
import {
  continent,
  dunes,
  nameAndPlace,
  openForm,
  photo,
  pictureField,
  pictures,
  saveButton,
  startWithoutDrafts,
  title,
  uploadPicture,
} from '../testing/new-kick-form'
import { choose } from '../testing/on-screen'

beforeEach(startWithoutDrafts)

describe('the draft', () => {
  const typeAndLeave = async () => {
    stubApi(pictures)
    const { unmount } = openForm()
    await userEvent.type(title(), 'Dunes')
    await choose(continent(), 'Africa')
    await uploadPicture()
    unmount()
  }

  test('is restored when the same user returns', async () => {
    await typeAndLeave()
    openForm()
    expect(title()).toHaveValue('Dunes')
    expect(continent()).toHaveTextContent('Africa')
    expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeInTheDocument()
    expect(screen.getByText('We kept what you typed here last time.')).toBeVisible()
  })

  test('is deleted by starting over', async () => {
    await typeAndLeave()
    openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('dialog'))
    await userEvent.click(question.getByRole('button', { name: 'Discard draft' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('')
    await waitFor(() => expect(draftKeys(aUser()._id)).toHaveLength(0))
  })

  test('is hidden from the next user', async () => {
    await typeAndLeave()
    signedIn(aUser({ _id: 'somebody-else' }))
    openForm()
    expect(title()).toHaveValue('')
  })

  test('closes the tab without a question, because the draft is kept', async () => {
    stubApi()
    openForm()
    expect(closeTab()).toBe('closed')
    await userEvent.type(title(), 'D')
    expect(closeTab()).toBe('closed')
    await userEvent.clear(title())
    expect(closeTab()).toBe('closed')
  })
})

describe('saving during an upload', () => {
  const saveDuringUpload = async () => {
    const upload = deferred<{ secure_url: string }>()
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, 'POST /api/upload': () => upload.promise })
    openForm()
    await userEvent.upload(pictureField(), photo)
    await userEvent.click(saveButton())
    return { upload, create }
  }

  test('waits for the picture and sends the latest texts', async () => {
    const { upload, create } = await saveDuringUpload()
    expect(screen.getByText(/Your picture is still on its way\./)).toBeVisible()
    await nameAndPlace()
    expect(create).not.toHaveBeenCalled()
    upload.resolve({ secure_url: dunes })
    await screen.findByText('Your Kick is out in the world')
    expect(create).toHaveBeenCalledTimes(1)
    expect(create).toHaveBeenCalledWith({ body: expect.objectContaining({ name: 'Dunes', pictures: dunes }) })
  })

  test('saves nothing after a failed upload, and tries it again with the next save', async () => {
    const { upload, create } = await saveDuringUpload()
    upload.reject(new ApiError(500, 'The darkroom is flooded.'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not Upload Picture: The darkroom is flooded.',
    )
    expect(screen.getByText(/Nothing is saved yet/)).toBeVisible()
    const again = jest.fn(async () => Promise.reject(new ApiError(500, 'Still flooded.')))
    stubApi({ 'POST /api/upload': again })
    await userEvent.click(saveButton())
    expect(await screen.findByText(/Still flooded/)).toBeVisible()
    expect(again).toHaveBeenCalledTimes(1)
    expect(create).not.toHaveBeenCalled()
  })
})
