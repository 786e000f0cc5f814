import type { Place } from '@bucketeer/shared-auth'
import { countryName } from '@bucketeer/shared-ui'
import { request } from '../request'
import type { PlaceDirectory, Suggestion } from './place-directory'
import { words } from './words'

function areaOf({ kind, region, country }: Place) {
  if (kind === 'country') return ''
  return region ? `${region}, ${countryName(country)}` : countryName(country)
}

function toSuggestion(place: Place): Suggestion {
  const { _id, kind, name, country, location } = place
  return {
    id: _id,
    name: kind === 'country' ? countryName(name) : name,
    kind: kind === 'town' ? '' : words.kinds[kind],
    area: areaOf(place),
    locate: async () => ({ name, country, location }),
  }
}

/** The directory of the server's places. */
export const geonamesDirectory: PlaceDirectory = {
  search: async (text, signal) => {
    const places = await request('get', '/api/places', { query: { q: text }, signal })
    return places.map(toSuggestion)
  },
  placeAt: async (location) => {
    const { spot } = await request('get', '/api/places/nearest', { query: location })
    return { name: spot.town ?? (spot.isAtSea ? words.atSea : ''), country: spot.country, location }
  },
}
