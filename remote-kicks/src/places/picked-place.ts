import type { Point } from '@bucketeer/shared-ui'

/** A place that was chosen by name or on the map. */
export interface PickedPlace {
  /** The town or village; the coordinates for a spot without a known name. */
  name: string
  /** The country's English name; null if unknown. */
  country: string | null
  /** Degrees. */
  location: Point
}

/** Formats a place for the field: 'Zürich, Switzerland'. */
export const placeLabel = ({ name, country }: PickedPlace) => (country ? `${name}, ${country}` : name)

const degreesShown = 4

/** Returns a place with coordinates only. */
export const unnamedPlace = (location: Point): PickedPlace => ({
  name: `${location.lat.toFixed(degreesShown)}, ${location.lng.toFixed(degreesShown)}`,
  country: null,
  location,
})
