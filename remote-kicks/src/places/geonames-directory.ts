import type { Place } from '@bucketeer/shared-auth'
import { request } from '../request'
import type { PlaceDirectory, Suggestion } from './place-directory'

const toSuggestion = ({ _id, name, region, country, location }: Place): Suggestion => ({
  id: _id,
  name,
  area: region ? `${region}, ${country}` : country,
  locate: async () => ({ name, country, location }),
})

/** The directory of the server's places, from GeoNames. */
export const geonamesDirectory: PlaceDirectory = {
  search: async (text, signal) => {
    const places = await request('get', '/api/places', { query: { q: text }, signal })
    return places.map(toSuggestion)
  },
  placeAt: async (location, signal) => {
    const { name, country } = await request('get', '/api/places/nearest', { query: location, signal })
    return { name, country, location }
  },
}
