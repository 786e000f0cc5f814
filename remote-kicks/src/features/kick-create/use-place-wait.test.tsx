import { type Place } from '@bucketeer/shared-auth'
import { aKick, aPlace, stubApi } from '@bucketeer/shared-auth/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  nameAndPlace,
  openForm,
  pictures,
  place,
  saveButton,
  startWithoutDrafts,
  uploadPicture,
} from '../../testing/new-kick-form'

beforeEach(startWithoutDrafts)

describe('saving with a place that was typed and not chosen', () => {
  const kyoto = aPlace({ name: 'Kyoto', country: 'Japan', location: { lat: 35.02, lng: 135.75 } })
  const saveTyped = async (search: () => Promise<Place[]>, typed = 'kyoto') => {
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, 'GET /api/places': search, ...pictures })
    openForm()
    await nameAndPlace()
    await uploadPicture()
    await userEvent.type(place(), typed)
    await userEvent.click(saveButton())
    return create
  }

  test('saves an exact match', async () => {
    const create = await saveTyped(async () => [kyoto])
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({
        body: expect.objectContaining({ location: kyoto.location, country: 'Japan', continent: 'Asia' }),
      }),
    )
    expect(create).toHaveBeenCalledTimes(1)
  })

  test('saves nothing without an exact match until the user clears the place', async () => {
    const create = await saveTyped(async () => [kyoto], 'kyo')
    expect(await screen.findByText(/Nothing is saved yet, because we do not know the place/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({ body: expect.objectContaining({ location: null, country: null }) })
  })

  test('saves nothing for an unknown place until the user clears it', async () => {
    const create = await saveTyped(async () => [])
    expect(await screen.findByText(/Nothing is saved yet, because we do not know the place/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await userEvent.click(saveButton())
    expect(create).toHaveBeenCalledWith({ body: expect.objectContaining({ location: null }) })
  })

  test('asks once about an unknown place that was known to be unknown before Save', async () => {
    const create = jest.fn(async () => aKick())
    stubApi({ 'POST /api/kick': create, 'GET /api/places': async () => [], ...pictures })
    openForm()
    await nameAndPlace()
    await uploadPicture()
    await userEvent.type(place(), 'Grandma’s garden')
    await userEvent.tab()
    await screen.findByText(/^We know no place called/)
    await userEvent.click(saveButton())
    expect(await screen.findByText(/Nothing is saved yet, because we do not know the place/)).toBeVisible()
    expect(create).not.toHaveBeenCalled()
    await userEvent.click(saveButton())
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  })
})
