import type { Place } from '@bucketeer/shared-auth'
import { api } from '../../api'
import type { PlaceDirectory, Suggestion } from '../place-directory'

const toSuggestion = ({ _id, name, region, country, location }: Place): Suggestion => ({
  id: _id,
  name,
  area: region ? `${region}, ${country}` : country,
  locate: async () => ({ name, country, location }),
})

/** The directory of the server's places, from GeoNames. */
export const geonamesDirectory: PlaceDirectory = {
  search: async (text, signal) => (await api.places.search(text, { signal })).map(toSuggestion),
  placeAt: async (location, signal) => {
    const { name, country } = await api.places.nearest(location, { signal })
    return { name, country, location }
  },
}
