import { countryName } from './country-name'
import type { PlaceRow } from './repository'

export const presentPlace = ({ id, name, countryCode, region, lat, lng, population }: PlaceRow) => ({
  _id: String(id),
  name,
  country: countryName(countryCode),
  countryCode,
  ...(region !== null && { region }),
  location: { lat, lng },
  population,
})
