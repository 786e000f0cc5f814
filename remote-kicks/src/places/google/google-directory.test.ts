import { configureMaps } from '@bucketeer/shared-ui/testing'
import { loadPlaceDirectory } from '../place-directory'

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

/** The used part of Google's API. */
const maps = {
  importLibrary: async () => maps,
  places: { AutocompleteSuggestion: { fetchAutocompleteSuggestions } },
  Geocoder: class {
    geocode = geocode
  },
}

beforeEach(() => {
  Object.assign(window, { google: { maps } })
  configureMaps({ googleMapsApiKey: 'key' })
})

test('uses Google’s places if the site has a key', async () => {
  const directory = await loadPlaceDirectory()
  const [first, ...others] = await directory.search('Vien')
  expect(others).toEqual([])
  expect(first).toMatchObject({ id: 'vienna', name: 'Vienna', area: 'Austria' })
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledWith(expect.objectContaining({ input: 'Vien' }))
})

test('requests the location of a suggestion only when it is chosen', async () => {
  const [first] = await (await loadPlaceDirectory()).search('Vien')
  expect(place.fetchFields).not.toHaveBeenCalled()
  expect(await first?.locate()).toEqual({ name: 'Vienna', country: 'Austria', location: vienna })
})

test('returns town and country of a spot from Google’s geocoder', async () => {
  const directory = await loadPlaceDirectory()
  expect(await directory.placeAt(vienna)).toEqual({ name: 'Vienna', country: 'Austria', location: vienna })
  expect(geocode).toHaveBeenCalledWith({ location: vienna })
})

test('returns no name for a spot in the sea', async () => {
  geocode.mockResolvedValueOnce({ results: [] })
  const sea = { lat: -40, lng: -30 }
  const directory = await loadPlaceDirectory()
  expect(await directory.placeAt(sea)).toEqual({ name: '', country: null, location: sea })
})

test('ignores an outdated response', async () => {
  const directory = await loadPlaceDirectory()
  await expect(directory.search('Vien', AbortSignal.abort())).rejects.toThrow('aborted')
})
