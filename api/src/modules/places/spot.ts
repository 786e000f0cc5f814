import { countryName } from './country-name'
import { boundsAround, type Point } from './geometry'
import { groundAt } from './ground'
import type { createPlaceRepository } from './repository'

/** Kilometres: a town further away does not name a spot. */
const nearTown = 25

/** Kilometres: the outlines of countries are not exact, and the country of each monument is known. */
const atMonument = 0.25

/** Describes a spot: its country, and the nearest town of that country if it is near. A spot at sea has neither. */
export async function spotAt(places: ReturnType<typeof createPlaceRepository>, point: Point) {
  const [ground, monument] = await Promise.all([
    groundAt(point),
    places.monumentWithin(point, boundsAround(point, atMonument)),
  ])
  const code = monument?.countryCode ?? ground.countryCode
  const nearest = code && (await places.nearestWithin(point, boundsAround(point, nearTown), code))
  const town = nearest && nearest.distance <= nearTown ? nearest.name : null
  // The outlines of land lack the smallest islands.
  const isAtSea = ground.isAtSea && town === null && !monument
  const countryCode = isAtSea ? null : code
  return { town, country: countryCode && countryName(countryCode), countryCode, isAtSea }
}
