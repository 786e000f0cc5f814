import type { Bounds, Point } from './point'

/** A place as `/api/places` returns it. */
export interface NamedPlace {
  name: string
  country: string
  location: Point
  population: number
}

/** The calls for the names on a map. Parts pass it, because this package makes no calls. */
export interface PlaceSource {
  /** Returns at most `limit` places in the area, the largest first. */
  around(area: Bounds & { limit: number }, signal: AbortSignal): Promise<NamedPlace[]>
  /** Returns the place that is nearest to a spot. */
  nearest(point: Point, signal: AbortSignal): Promise<NamedPlace>
}
