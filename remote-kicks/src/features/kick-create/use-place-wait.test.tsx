import { type Place } from '@bucketeer/shared-auth'
import { aKick, aPlace, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  openForm,
  pictures,
  place,
  saveButton,
  startWithoutDrafts,
  uploadPicture,
} from '../../testing/new-kick-form'

beforeEach(startWithoutDrafts)

describe('saving with a place that was typed, not chosen', () => {
  const kyoto = aPlace({ name: 'Kyoto', country: 'Japan', location: { lat: 35.02, lng: 135.75 } })
  const saveTyped = async (search: () => Promise<Place[]>, typed = 'kyoto') => {
    const create = jest.fn(async () => aKick())
    stubApi({ kicks: { create }, places: { search }, pictures })
    openForm()
    await uploadPicture()
    await userEvent.type(place(), typed)
    await userEvent.click(saveButton())
    return create
  }

  test('takes an exact match along', async () => {
    const create = await saveTyped(async () => [kyoto])
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith(
        expect.objectContaining({ location: kyoto.location, country: 'Japan', continent: 'Asia' }),
      ),
    )
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('saves nothing with an inexact match, until one decides to go without', async () => {
    const create = await saveTyped(async () => [kyoto], 'kyo')
    expect(await screen.findByText(/Nothing is saved yet, because we do not know the place/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ location: null, country: null }))
  })

  test('saves nothing when nobody knows it, until one decides to go without', async () => {
    const create = await saveTyped(async () => [])
    expect(await screen.findByText(/Nothing is saved yet, because we do not know the place/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith(expect.objectContaining({ location: null }))
  })
})
