import { found } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { signedIn } from '../auth/signed-in'
import { findNearest } from './find-nearest'
import { findPlaces } from './find-places'
import { splitAtDateLine } from './geometry'
import { presentPlace } from './presenter'
import { createPlaceRepository } from './repository'
import * as call from './schemas'
import { searchSpelling } from './search-spelling'
import { noLetters, noPlace, upsideDown } from './words'

/** Registers /api/places: the towns and villages of the world. */
export const placeRoutes: Routes = async (app, { database }) => {
  const places = createPlaceRepository(database)
  app.addHook('onRequest', signedIn)

  app.get('', { schema: call.searchPlaces }, async ({ query: { q, limit = call.usuallyFound } }) => {
    if (searchSpelling(q) === '') throw new BadRequest(noLetters)
    return (await findPlaces(places, { text: q, limit })).map(presentPlace)
  })

  app.get('/nearest', { schema: call.nearestPlace }, async ({ query }) =>
    presentPlace(found(await findNearest(places, query), noPlace)),
  )

  app.get('/around', { schema: call.placesAround }, async ({ query }) => {
    const { limit = call.usuallyShown, ...bounds } = query
    if (bounds.south > bounds.north) throw new BadRequest(upsideDown)
    return (await places.largestWithin(splitAtDateLine(bounds), limit)).map(presentPlace)
  })
}
