import type { PickedPlace } from '../picked-place'
import type { PlaceDirectory, Suggestion } from '../place-directory'
import { words } from '../words'
import { loadGoogle } from './load-google'

/** The directory by Google: its suggestions for text, its geocoder for spots. */
export const googleDirectory: PlaceDirectory = {
  async search(text, signal) {
    const { places } = (await loadGoogle()).maps
    const answer = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: text,
      includedPrimaryTypes: ['(regions)'],
      language: 'en',
    })
    signal?.throwIfAborted()
    return answer.suggestions.flatMap(({ placePrediction }) =>
      placePrediction ? [toSuggestion(placePrediction)] : [],
    )
  },

  async placeAt(location) {
    const { Geocoder } = (await loadGoogle()).maps
    const { results } = await new Geocoder().geocode({ location })
    return placeOf(results, location)
  },
}

const toSuggestion = (prediction: google.maps.places.PlacePrediction): Suggestion => ({
  id: prediction.placeId,
  name: prediction.mainText?.text ?? prediction.text.text,
  kind: '',
  area: prediction.secondaryText?.text ?? '',
  locate: () => locate(prediction),
})

async function locate(prediction: google.maps.places.PlacePrediction): Promise<PickedPlace> {
  const place = prediction.toPlace()
  await place.fetchFields({ fields: ['displayName', 'location', 'addressComponents'] })
  if (!place.location) throw new Error(words.field.googleKnowsNoSpot)
  const country = place.addressComponents?.find(({ types }) => types.includes('country'))
  return {
    name: place.displayName ?? prediction.text.text,
    country: country?.longText ?? null,
    location: place.location.toJSON(),
  }
}

/** Address levels from the smallest to the largest that names a place. */
const townTypes = ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1']

function placeOf(results: google.maps.GeocoderResult[], location: google.maps.LatLngLiteral): PickedPlace {
  const parts = results.flatMap(({ address_components }) => address_components)
  const nameOf = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name
  const country = nameOf('country') ?? null
  const town = townTypes.map(nameOf).find((name) => name !== undefined)
  return { name: town ?? '', country, location }
}
