import { boundsAround, halfWayRound, type Point } from './geometry'
import type { createPlaceRepository, PlaceRow } from './repository'

/** Kilometres. */
const firstSearched = 10

/** The nearest town or village, however far away; undefined while there is none at all. */
export async function findNearest(
  places: ReturnType<typeof createPlaceRepository>,
  point: Point,
): Promise<PlaceRow | undefined> {
  for (let radius = firstSearched; radius < 2 * halfWayRound; radius *= 2) {
    const place = await places.nearestWithin(point, boundsAround(point, radius))
    // In a corner of the bounds it may be further away than one outside of them.
    if (place && place.distance <= radius) return place
  }
  return undefined
}
