import { mapSettings, nameKey, type Point } from '@bucketeer/shared-ui'
import type { PickedPlace } from './picked-place'

/** A suggested place. */
export interface Suggestion {
  id: string
  name: string
  /** What it is: 'Lake'. Empty for a town. */
  kind: string
  /** The area that distinguishes it from others with that name: 'ZH, Switzerland'. Empty for a country. */
  area: string
  /** Requests its location. @throws Error with a message for users */
  locate(): Promise<PickedPlace>
}

/** Formats a suggestion for a list: 'Zürich, ZH, Switzerland'. */
export const suggestionLabel = ({ name, area }: Suggestion) => (area ? `${name}, ${area}` : name)

/** A source of places. Its functions throw an Error with a message for users. */
export interface PlaceDirectory {
  /** Returns suggestions, the best match first. */
  search(text: string, signal?: AbortSignal): Promise<Suggestion[]>
  /** Returns the place at a spot, with the coordinates of the spot. */
  placeAt(location: Point): Promise<PickedPlace>
}

/** 'Graz', 'Graz, TX, United States' and 'Graz, United States'. */
function namesOf({ name, area }: Suggestion) {
  const country = area.split(',').at(-1) ?? ''
  return [name, ...(area ? [`${name}, ${area}`, `${name}, ${country}`] : [])].map(nameKey)
}

/**
 * Finds the place with the typed name, in any spelling, with or without area or country.
 * @param suggestions sorted by relevance; the first of several matches wins
 */
export function exactMatch(typed: string, suggestions: Suggestion[]): Suggestion | undefined {
  const wanted = nameKey(typed)
  return suggestions.find((place) => namesOf(place).includes(wanted))
}

/** The map provider: Google if the site has a key, else the site's own map. */
export const mapProvider = () => (mapSettings().googleMapsApiKey ? 'google' : 'embedded')

const directories = {
  embedded: () => import('./geonames-directory').then((module) => module.geonamesDirectory),
  google: () => import('./google/google-directory').then((module) => module.googleDirectory),
}

/** Loads the directory of the site's map provider, a chunk of its own. */
export const loadPlaceDirectory = (): Promise<PlaceDirectory> => directories[mapProvider()]()
