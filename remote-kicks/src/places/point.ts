import type { Place } from '@bucketeer/shared-auth'

/** A spot in degrees. */
export type Point = Place['location']

/** An area in degrees, with longitudes from -180 to 180. A `west` east of `east` crosses the date line. */
export interface Bounds {
  south: number
  west: number
  north: number
  east: number
}
