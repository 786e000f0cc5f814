import { ApiError } from '@bucketeer/shared-auth'
import { aNearestPlace, stubApi } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type PickedPlace } from '../places/picked-place'
import { PhotoPlaceOffer } from './photo-place-offer'

const hallstatt = { lat: 47.5623, lng: 13.6498 }
const photo = { point: hallstatt, days: { on: '2024-05-03', until: null } }

function Form({ chosen = null }: { chosen?: PickedPlace | null }) {
  const [place, setPlace] = useState(chosen)
  return (
    <>
      <PhotoPlaceOffer facts={photo} value={place} onChange={setPlace} />
      <output>{JSON.stringify(place)}</output>
    </>
  )
}
const nearest = jest.fn()
const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown
const offer = () => screen.queryByText(/^Taken /)

beforeEach(() => {
  nearest.mockReset().mockResolvedValue(aNearestPlace({ name: 'Hallstatt', country: 'Austria' }))
  stubApi({ 'GET /api/places/nearest': nearest })
})

test('offers the place of a photo, and sends the exact place only after “Use this place”', async () => {
  renderWithSite(<Form />)
  expect(await screen.findByText('Taken on 3 May 2024 near Hallstatt.')).toBeVisible()
  const [[rounded]] = nearest.mock.calls
  expect(rounded.query.lat).toBeCloseTo(47.55, 9)
  expect(rounded.query.lng).toBeCloseTo(13.65, 9)
  await userEvent.click(screen.getByRole('button', { name: 'Use this place' }))
  await waitFor(() =>
    expect(place()).toEqual({ name: 'Hallstatt', country: 'Austria', location: hallstatt, isSpot: true }),
  )
  expect(nearest).toHaveBeenCalledTimes(2)
  expect(offer()).not.toBeInTheDocument()
})

test('keeps the spot when its name is not found', async () => {
  nearest.mockRejectedValue(new ApiError(500, 'No names today.'))
  renderWithSite(<Form />)
  expect(offer()).toHaveTextContent('Taken on 3 May 2024 at 47.56° N, 13.65° E.')
  await waitFor(() => expect(nearest).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'Use this place' }))
  await waitFor(() => expect(nearest).toHaveBeenCalledTimes(2))
  expect(place()).toMatchObject({ location: hallstatt, country: null })
})

test('offers nothing after “No”, or for a Kick with a place', async () => {
  const { unmount } = renderWithSite(<Form />)
  await userEvent.click(screen.getByRole('button', { name: 'No' }))
  expect(offer()).not.toBeInTheDocument()
  unmount()
  nearest.mockClear()
  renderWithSite(<Form chosen={{ name: 'Graz', country: 'Austria', location: { lat: 47, lng: 15 } }} />)
  expect(offer()).not.toBeInTheDocument()
  expect(nearest).not.toHaveBeenCalled()
})

test('offers the place for a Kick that has a country only', async () => {
  renderWithSite(<Form chosen={{ name: '', country: 'Austria', location: null }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Use this place' }))
  await waitFor(() => expect(place()).toMatchObject({ name: 'Hallstatt', location: hallstatt }))
})
