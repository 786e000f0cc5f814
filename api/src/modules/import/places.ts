import { continentOf, foldText } from '@bucketeer/platform/text'
import type { Database } from '@bucketeer/host/server'
import { countryName } from '../../contract/country-names'
import { findPlaces } from '../places/find-places'
import { createPlaceRepository } from '../places/repository'
import { groundAt } from '../places/spot'
import type { ImportItem } from './items'

type KickItem = Extract<ImportItem, { kind: 'kick' }>

/** Adds the country and the continent of a Kick's location, unless the file has them. */
export async function withGround(kick: KickItem): Promise<KickItem> {
  if (!kick.location) return kick
  const { countryCode } = kick.country ? { countryCode: null } : await groundAt(kick.location)
  const country = kick.country ?? (countryCode && countryName(countryCode))
  return { ...kick, country, continent: kick.continent ?? (country ? continentOf(country) : null) }
}

/** Returns a function that adds the place of the gazetteer with the name of a Kick's place, if there is one. */
export function createPlaceMatcher(database: Database) {
  const places = createPlaceRepository(database)
  return async (kick: KickItem): Promise<KickItem> => {
    const name = kick.place ?? kick.name
    const text = [name.replaceAll(/[,،、]/g, ' '), ...(kick.country ?? [])].join(',')
    const [place] = await findPlaces(places, { text, limit: 1 })
    // Similar names are names of other places.
    if (!place || foldText(place.name) !== foldText(name)) return kick
    const { lat, lng, countryCode } = place
    return { ...kick, place: place.name, location: { lat, lng }, country: countryName(countryCode) }
  }
}
