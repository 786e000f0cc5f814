import { countryName, type Point } from '@bucketeer/shared-ui'

/** A place that was chosen by name or on the map. */
export interface PickedPlace {
  /** Empty for a spot without a known name. */
  name: string
  /** The country's English name; null if unknown. */
  country: string | null
  /** Degrees; null until the user has clicked on the map for a name of their own. */
  location: Point | null
  /** Whether the user typed the name, so that a click on the map keeps it. */
  isOwnName?: boolean
  /** Whether it is a spot of the map or of a photo, and not a place that was chosen by name. */
  isSpot?: boolean
}

const degreesShown = 4

const degrees = ({ lat, lng }: Point) => `${lat.toFixed(degreesShown)}, ${lng.toFixed(degreesShown)}`

/** Does not repeat the name of a country. */
const partsOf = (...parts: (string | null)[]) => [...new Set(parts)].flatMap((part) => part || [])

/** Formats a place for a field: 'Zürich, Switzerland', in the page's language. Shows the coordinates of a spot of which nothing else is known. */
export function placeLabel({ name, country, location }: PickedPlace): string {
  const area = country && countryName(country)
  return partsOf(name === country ? area : name, area).join(', ') || (location ? degrees(location) : '')
}

/** Returns a place with a name of the user's own, still without a position. */
export const ownPlace = (name: string): PickedPlace => ({
  name,
  country: null,
  location: null,
  isOwnName: true,
})
