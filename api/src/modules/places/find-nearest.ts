import { boundsAround, halfWayRound, type Point } from './geometry'
import type { createPlaceRepository, PlaceRow } from './repository'

/** Kilometres. */
const firstSearched = 10

/** To less than a millimetre. Of much smaller numbers than that PostgreSQL refuses to take the square. */
const rounded = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(8)), lng: Number(lng.toFixed(8)) })

/** The nearest town or village, however far away; undefined while there is none at all. */
export async function findNearest(
  places: ReturnType<typeof createPlaceRepository>,
  asked: Point,
): Promise<PlaceRow | undefined> {
  const point = rounded(asked)
  for (let radius = firstSearched; radius < 2 * halfWayRound; radius *= 2) {
    const place = await places.nearestWithin(point, boundsAround(point, radius))
    // In a corner of the bounds it may be further away than one outside of them.
    if (place && place.distance <= radius) return place
  }
  return undefined
}
