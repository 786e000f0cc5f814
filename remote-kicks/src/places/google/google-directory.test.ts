import { configureSite } from '@bucketeer/shared-auth'
import { loadPlaceDirectory } from '../load-place-directory'

const vienna = { lat: 48.2082, lng: 16.3738 }

const place = {
  displayName: 'Vienna',
  location: { toJSON: () => vienna },
  addressComponents: [
    { types: ['locality'], longText: 'Vienna' },
    { types: ['country'], longText: 'Austria' },
  ],
  fetchFields: jest.fn(async () => undefined),
}
const prediction = {
  placeId: 'vienna',
  text: { text: 'Vienna, Austria' },
  mainText: { text: 'Vienna' },
  secondaryText: { text: 'Austria' },
  toPlace: () => place,
}
const fetchAutocompleteSuggestions = jest.fn(async () => ({
  suggestions: [{ placePrediction: prediction }, { placePrediction: null }],
}))
const geocode = jest.fn(async () => ({
  results: [
    {
      address_components: [
        { types: ['route'], long_name: 'Ringstrasse' },
        { types: ['locality', 'political'], long_name: 'Vienna' },
        { types: ['country', 'political'], long_name: 'Austria' },
      ],
    },
  ],
}))

/** What Google's script leaves on a page, as far as it is used here. */
const maps = {
  importLibrary: async () => maps,
  places: { AutocompleteSuggestion: { fetchAutocompleteSuggestions } },
  Geocoder: class {
    geocode = geocode
  },
}

beforeAll(() => {
  Object.assign(window, { google: { maps } })
  configureSite({ maps: { googleMapsApiKey: 'key', tilesUrl: null, tilesAttribution: null } })
})

test('a site with a key for it has places by Google', async () => {
  const directory = await loadPlaceDirectory()
  const [first, ...others] = await directory.search('Vien')
  expect(others).toEqual([])
  expect(first).toMatchObject({ id: 'vienna', name: 'Vienna', area: 'Austria' })
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledWith(expect.objectContaining({ input: 'Vien' }))
})

test('where a suggestion is, is asked only when it is chosen', async () => {
  const [first] = await (await loadPlaceDirectory()).search('Vien')
  expect(place.fetchFields).not.toHaveBeenCalled()
  expect(await first?.locate()).toEqual({ name: 'Vienna', country: 'Austria', location: vienna })
})

test('a spot has the town and country that Google’s geocoder knows there', async () => {
  const directory = await loadPlaceDirectory()
  expect(await directory.placeAt(vienna)).toEqual({ name: 'Vienna', country: 'Austria', location: vienna })
  expect(geocode).toHaveBeenCalledWith({ location: vienna })
})

test('a spot in the sea has its coordinates', async () => {
  geocode.mockResolvedValueOnce({ results: [] })
  const sea = { lat: -40, lng: -30 }
  const directory = await loadPlaceDirectory()
  expect(await directory.placeAt(sea)).toEqual({ name: '-40.0000, -30.0000', country: null, location: sea })
})

test('an answer that is not needed any more is dropped', async () => {
  const directory = await loadPlaceDirectory()
  await expect(directory.search('Vien', AbortSignal.abort())).rejects.toThrow('aborted')
})
