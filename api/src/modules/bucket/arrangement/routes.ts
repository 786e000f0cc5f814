import { InvalidValue } from '@bucketeer/host/server'
import { knownVersions } from '../../../contract/operation'
import type { Routes } from '../../../app-deps'
import { limitTexts } from '../../../limits/limits'
import { createBucketReader } from '../reader'
import { targetIn } from '../targets'
import { sameBucket } from '../words'
import { createArrangement } from './repository'
import * as call from './schemas'
import type { KickReturn } from './schemas'

/** Registers the routes of /api/bucket that order Buckets and Kicks, and move several Kicks at once. */
export const arrangementRoutes: Routes = async (app, deps) => {
  const arrangement = createArrangement(deps.database)
  const { readBucket } = createBucketReader(deps)

  app.put('/order', { schema: call.orderBuckets, onRequest: limitTexts }, ({ user, body }) =>
    arrangement.orderBuckets(user.id, body.bucketIds.map(lowerCase)),
  )

  app.put('/:bucketId/order', { schema: call.orderKicks, onRequest: limitTexts }, async (request) => {
    const { user, params, body, headers } = request
    const own = { ownerId: user.id, ...params }
    await arrangement.orderKicks(own, body.kickIds.map(lowerCase), knownVersions(headers))
    return readBucket(params.bucketId, user)
  })

  app.put('/:bucketId/move', { schema: call.moveKicks, onRequest: limitTexts }, async (request) => {
    const { user, params, body } = request
    const bucketId = lowerCase(params.bucketId)
    const to = body.to && lowerCase(body.to)
    if (to === bucketId) throw new InvalidValue(sameBucket)
    const own = { ownerId: user.id, bucketId }
    const places = await arrangement.moveKicks(own, body.kickIds.map(lowerCase), to)
    return { bucket: await readBucket(bucketId, user), undo: { from: to, places } }
  })

  app.put('/:bucketId/return', { schema: call.returnKicks, onRequest: limitTexts }, async (request) => {
    const { user, params, body } = request
    const bucketId = lowerCase(params.bucketId)
    const from = body.from && lowerCase(body.from)
    if (from === bucketId) throw new InvalidValue(sameBucket)
    const places = body.places.map(storable)
    await arrangement.returnKicks({ ownerId: user.id, bucketId }, { from, places })
    return readBucket(bucketId, user)
  })
}

type FormerPosition = KickReturn['places'][number]

/** Returns a former position as the database holds it. @throws InvalidValue for half a target */
const storable = (place: FormerPosition): FormerPosition => ({
  ...place,
  ...targetIn(place),
  kickId: lowerCase(place.kickId),
})

/** Ids are compared as texts. */
const lowerCase = (id: string) => id.toLowerCase()
