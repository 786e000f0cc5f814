import { boundsAround, halfWayRound, type Point } from './geometry'
import type { createPlaceRepository, PlaceRow } from './repository'

/** Kilometres. */
const firstSearched = 10

/** Rounds to less than a millimetre, because PostgreSQL reports an underflow for the squares of much smaller numbers. */
const rounded = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(8)), lng: Number(lng.toFixed(8)) })

/** Returns the nearest town or village at any distance; undefined if there are no places. */
export async function findNearest(
  places: ReturnType<typeof createPlaceRepository>,
  asked: Point,
): Promise<PlaceRow | undefined> {
  const point = rounded(asked)
  for (let radius = firstSearched; radius < 2 * halfWayRound; radius *= 2) {
    const place = await places.nearestWithin(point, boundsAround(point, radius))
    // A place in a corner of the bounds may be further away than one outside of them.
    if (place && place.distance <= radius) return place
  }
  return undefined
}
