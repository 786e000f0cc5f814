import { type PickedPlace } from '../places/picked-place'
import { followPlace } from './follow-place'
import { newKick } from './kick-values'

const location = { lat: 0, lng: 0 }
const zurich: PickedPlace = { name: 'Zürich', country: 'Switzerland', location }
const kyoto: PickedPlace = { name: 'Kyoto', country: 'Japan', location }
const somewhere: PickedPlace = { name: '0.0000, 0.0000', country: null, location }

test('updates the continent with each place', () => {
  const first = { ...newKick, ...followPlace(newKick, zurich) }
  expect(first).toMatchObject({ place: zurich, continent: 'Europe' })
  const typing = { ...first, ...followPlace(first, null) }
  expect(typing).toMatchObject({ place: null, continent: '' })
  expect(followPlace(typing, kyoto)).toEqual({ place: kyoto, continent: 'Asia' })
})

test('keeps a continent that the user has chosen', () => {
  const chosen = { ...newKick, continent: 'Middle-East' as const }
  expect(followPlace(chosen, zurich)).toEqual({ place: zurich })
})

test('clears the continent for a spot without a country', () => {
  expect(followPlace(newKick, somewhere)).toEqual({ place: somewhere, continent: '' })
})
