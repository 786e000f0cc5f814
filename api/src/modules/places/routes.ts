import { found, InvalidValue } from '@bucketeer/host/server'
import type { Routes } from '../../app-deps'
import { countryName } from '../../contract/country-names'
import { signedIn } from '../session/signed-in'
import { findPlaces } from './find-places'
import { splitAtDateLine, boundsAround, halfWayRound, type Point } from './geometry'
import { createPlaceRepository, type PlaceRow } from './repository'
import * as call from './schemas'
import { foldText } from '@bucketeer/platform/text'
import { spotAt } from './spot'
import { noLetters, noPlace, upsideDown } from './words'

/** Kilometres. */
const firstSearched = 10

/** Rounds to less than a millimetre, because PostgreSQL reports an underflow for the squares of much smaller numbers. */
const rounded = ({ lat, lng }: Point): Point => ({ lat: Number(lat.toFixed(8)), lng: Number(lng.toFixed(8)) })

/** Returns the nearest town or village at any distance; undefined if there are no places. */
async function findNearest(places: ReturnType<typeof createPlaceRepository>, point: Point) {
  for (let radius = firstSearched; radius < 2 * halfWayRound; radius *= 2) {
    const place = await places.nearestWithin(point, boundsAround(point, radius))
    // A place in a corner of the bounds may be further away than one outside of them.
    if (place && place.distance <= radius) return place
  }
  return undefined
}

const presentPlace = ({ id, kind, name, countryCode, region, lat, lng, population }: PlaceRow) => ({
  _id: String(id),
  kind,
  name,
  country: countryName(countryCode),
  countryCode,
  ...(region !== null && { region }),
  location: { lat, lng },
  population,
})

/** Registers /api/places: the towns, countries, mountains, lakes and landmarks of the world. */
export const placeRoutes: Routes = async (app, { database }) => {
  const places = createPlaceRepository(database)

  app.get('', { schema: call.searchPlaces, onRequest: signedIn }, async (request) => {
    const { q, limit = call.usuallyFound } = request.query
    if (foldText(q) === '') throw new InvalidValue(noLetters)
    return (await findPlaces(places, { text: q, limit })).map(presentPlace)
  })

  app.get('/nearest', { schema: call.nearestPlace }, async ({ query }) => {
    const point = rounded(query)
    const nearest = found(await findNearest(places, point), noPlace)
    return { ...presentPlace(nearest), spot: await spotAt(places, point) }
  })

  app.get('/around', { schema: call.placesAround }, async ({ query }) => {
    const { limit = call.usuallyShown, ...bounds } = query
    if (bounds.south > bounds.north) throw new InvalidValue(upsideDown)
    return (await places.largestWithin(splitAtDateLine(bounds), limit)).map(presentPlace)
  })
}
