import type { Point } from '@bucketeer/shared-auth'

/** Where something is, as somebody chose it by name or on the map. */
export interface PickedPlace {
  /** The town or village; for a spot of which no name is known, its coordinates. */
  name: string
  /** The country's English name, null where it is not known. */
  country: string | null
  /** In degrees. */
  location: Point
}

/** The place as the field shows it: 'Zürich, Switzerland'. */
export const placeLabel = ({ name, country }: PickedPlace) => (country ? `${name}, ${country}` : name)

const degreesShown = 4

/** A spot of which nothing but the coordinates is known. */
export const unnamedPlace = (location: Point): PickedPlace => ({
  name: `${location.lat.toFixed(degreesShown)}, ${location.lng.toFixed(degreesShown)}`,
  country: null,
  location,
})
