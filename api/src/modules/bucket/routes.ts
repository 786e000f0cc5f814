import { isId } from '../../contract/entity'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/version'
import { found, NotFound } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../auth/signed-in'
import { createKicksOfBuckets } from '../kick/in-buckets/repository'
import { presentKick } from '../kick/presenter'
import { noSuchKick } from '../kick/words'
import { acceptedPicture } from '../media/accepted-picture'
import { createPictureAddresses } from '../media/picture-addresses'
import type { Person } from '../user/repository'
import { namesSameBucket } from './policy'
import { presentBucket } from './presenter'
import { createBucketRepository, type BucketRow } from './repository'
import * as call from './schemas'
import { targetIn } from './targets'
import { wishesIn, writeWishes } from './wishes'
import { noSuchBucket, otherBucket } from './words'

/** Registers /api/bucket: the user's own Buckets, those that others share, and the Kicks in them. */
export const bucketRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const buckets = createBucketRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureAddresses = createPictureAddresses(database, publicUrl)
  const firstKicks = createKicksOfBuckets(database, call.kicksShown.inList)
  const allKicks = createKicksOfBuckets(database, call.kicksShown.inDetail)
  app.addHook('onRequest', signedIn)

  const present = async (row: BucketRow | undefined, viewer: Person, kicksOf = allKicks) => {
    const bucket = found(row, noSuchBucket)
    const [kicks, pictures] = await Promise.all([kicksOf(bucket.id, viewer), pictureAddresses()])
    return presentBucket(bucket, kicks, { viewer, publicUrl, pictures })
  }

  const fieldsOf = ({ name, description = '', picture, audience }: call.BucketFields) => ({
    name,
    description,
    audience,
    pictureId: acceptedPicture(picture, publicUrl),
  })

  app.get('', { schema: call.listBuckets }, async ({ user, query }, reply) => {
    const { createdBy } = query
    const request = pageRequest(query)
    const page =
      createdBy === undefined
        ? await buckets.listOwn(user.id, request)
        : await buckets.listShared(createdBy, user, request)
    reply.headers(nextLink(app.prefix, request, page, { createdBy }))
    return Promise.all(page.items.map((row) => present(row, user, firstKicks)))
  })

  app.post('', { schema: call.createBucket, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const bucket = await buckets.create(user, fieldsOf(body), queries)
      return presentBucket(bucket, [], { viewer: user, publicUrl, pictures: await pictureAddresses() })
    }),
  )

  app.get('/:bucketId', { schema: call.readBucket }, async ({ user, params: { bucketId } }) =>
    present(await buckets.find(bucketId, user), user),
  )

  app.put(
    '/:bucketId',
    { schema: call.updateBucket, onRequest: limitTexts },
    async ({ user, params, body, headers }) => {
      const change = fieldsOf(body)
      return present(await buckets.update(user, params.bucketId, change, knownVersions(headers)), user)
    },
  )

  app.delete('/:bucketId', { schema: call.deleteBucket }, async ({ user, params: { bucketId } }, reply) => {
    if (!(await buckets.delete({ ownerId: user.id, bucketId }))) throw new NotFound(noSuchBucket)
    return reply.code(204).send(null)
  })

  app.put('/:bucketId/add', { schema: call.addKick }, async ({ user, params, body }) => {
    if (!namesSameBucket(params, body)) throw new BadRequest(otherBucket)
    const own = { ownerId: user.id, bucketId: params.bucketId }
    await buckets.addKick(own, knownId(body.kickId))
    return present(await buckets.find(own.bucketId, user), user)
  })

  app.post('/:bucketId/wishes', { schema: call.addWishes, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, params, body } = request
      const made = await writeWishes(queries, user, params.bucketId, wishesIn(body.lines))
      const reader = { viewer: user, publicUrl, pictures: await pictureAddresses() }
      return made.map((kick) => presentKick(kick, reader))
    }),
  )

  app.put('/:bucketId/kick/:kickId', { schema: call.setTarget }, async ({ user, params, body }) => {
    const { bucketId, kickId } = params
    await buckets.setTarget({ ownerId: user.id, bucketId }, kickId, targetIn(body))
    return present(await buckets.find(bucketId, user), user)
  })

  app.put('/:bucketId/remove/kick', { schema: call.removeKick }, async ({ user, params, body }) => {
    if (!namesSameBucket(params, body)) throw new BadRequest(otherBucket)
    const own = { ownerId: user.id, bucketId: params.bucketId }
    await buckets.removeKick(own, knownId(body.kickId))
    return present(await buckets.find(own.bucketId, user), user)
  })
}

function knownId(kickId: string) {
  if (isId(kickId)) return kickId
  throw new NotFound(noSuchKick)
}
