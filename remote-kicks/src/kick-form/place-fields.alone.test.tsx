import { ApiError, type Kick } from '@bucketeer/shared-auth'
import { aKick, aNearestPlace, stubApi } from '@bucketeer/shared-auth/testing'
import { renderWithSite } from '@bucketeer/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type PickedPlace } from '../places/picked-place'
import { fieldsOf, newKick } from './kick-values'
import { PlaceFields } from './place-fields'

// It has tests of its own, and a map.
jest.mock('../places/place-picker', () => ({ PlacePicker: () => null }))

const hallstatt = { lat: 47.5623, lng: 13.6498 }
const photo = { point: hallstatt, days: { on: '2024-05-03', until: null } }
const town = { name: 'Hallstatt', country: 'Austria', location: hallstatt }
const spot = { name: '', country: null, location: hallstatt, isSpot: true }

interface FormProps {
  chosen?: PickedPlace | null
  saved?: Kick
}

function Form({ chosen = null, ...props }: FormProps) {
  const [values, setValues] = useState({ ...newKick, place: chosen })
  const form = {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    onSettling: () => undefined,
  }
  return (
    <>
      <PlaceFields {...props} form={form} facts={photo} onChange={(place) => form.change({ place })} />
      <button onClick={() => form.change({ place: spot })}>Another place</button>
      <output>{JSON.stringify(values.place)}</output>
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

const option = (name: string) => screen.getByRole('radio', { name })
const seenBefore = () => screen.queryByText('People may have seen the exact spot before.')

test('the place is exact for a town, and an area for a spot of the map', async () => {
  renderWithSite(<Form chosen={town} />)
  expect(screen.getByRole('group', { name: 'How exactly can others see the place?' })).toBeVisible()
  expect(screen.getByText('Your text and photos can still tell.')).toBeVisible()
  expect(option('The very spot')).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Another place' }))
  expect(option('Within about 5 km')).toBeChecked()
})

test('keeps the chosen precision for another place', async () => {
  renderWithSite(<Form chosen={town} />)
  await userEvent.click(option('Only the country'))
  await userEvent.click(screen.getByRole('button', { name: 'Another place' }))
  expect(option('Only the country')).toBeChecked()
})

test('asks for no precision without a place', () => {
  renderWithSite(<Form />)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('warns that an exact place may have been seen', async () => {
  renderWithSite(<Form chosen={town} saved={aKick({ placePrecision: 'exact' })} />)
  expect(seenBefore()).not.toBeInTheDocument()
  await userEvent.click(option('Within about 5 km'))
  expect(seenBefore()).toBeVisible()
})

test('does not warn for a place that was never exact', async () => {
  renderWithSite(<Form chosen={town} saved={aKick({ placePrecision: 'area' })} />)
  expect(option('Within about 5 km')).toBeChecked()
  await userEvent.click(option('Only the country'))
  expect(seenBefore()).not.toBeInTheDocument()
})

test.each([
  ['a new town', town, undefined, 'exact', undefined],
  ['a new spot', spot, undefined, 'exact', 'area'],
  ['a new spot that is chosen to be exact', spot, 'exact', 'exact', undefined],
  ['a spot instead of a country', spot, undefined, 'country', undefined],
  ['an area that becomes exact', town, 'exact', 'area', 'exact'],
] as const)('sends the precision only if it changes: %s', (_case, place, chosen, saved, sent) => {
  expect(fieldsOf({ ...newKick, place, placePrecision: chosen }, saved).placePrecision).toBe(sent)
})
