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
import { createPictureUrls } from '../media/picture-urls'
import type { Person } from '../user/repository'
import { arrangementRoutes } from './arrangement/routes'
import { namesSameBucket } from './policy'
import { presentBucket } from './presenter'
import { createBucketRepository, type BucketRow } from './repository'
import * as call from './schemas'
import { targetIn } from './targets'
import { wishesIn, writeSomedayWishes, writeWishes } from './wishes'
import { createBucketReader } from './reader'
import { noSuchBucket, otherBucket, someday } from './words'

/** Registers /api/bucket: the user's own Buckets, those that others share, and the Kicks in them. */
export const bucketRoutes: Routes = async (app, deps) => {
  const {
    config: { publicUrl },
    database,
  } = deps
  const buckets = createBucketRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  const readBucket = createBucketReader(deps)
  const firstKicks = createKicksOfBuckets(database, call.kicksShown.inList)
  const allKicks = createKicksOfBuckets(database, call.kicksShown.inDetail)
  app.addHook('onRequest', signedIn)

  const present = async (row: BucketRow | undefined, viewer: Person, kicksOf = allKicks) => {
    const bucket = found(row, noSuchBucket)
    const [kicks, pictures] = await Promise.all([kicksOf(bucket.id, viewer), pictureUrls()])
    return presentBucket(bucket, kicks, { viewer, publicUrl, pictures })
  }

  const fieldsOf = ({ name, description = '', picture, audience }: call.BucketFields) => ({
    name,
    description,
    audience,
    pictureId: acceptedPicture(picture, publicUrl),
  })

  app.get('', { schema: call.listBuckets }, async ({ user, query }, reply) => {
    const { createdBy, kicks } = query
    const request = pageRequest(query)
    const page =
      createdBy === undefined
        ? await buckets.listOwn(user.id, request)
        : await buckets.listShared(createdBy, user, request)
    reply.headers(nextLink(app.prefix, request, page, { createdBy, kicks }))
    const kicksOf = kicks === 'none' ? noKicks : firstKicks
    return Promise.all(page.items.map((row) => present(row, user, kicksOf)))
  })

  app.post('', { schema: call.createBucket, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const bucket = await buckets.create(user, fieldsOf(body), queries)
      return presentBucket(bucket, [], { viewer: user, publicUrl, pictures: await pictureUrls() })
    }),
  )

  app.get('/:bucketId', { schema: call.readBucket }, async ({ user, params: { bucketId } }) =>
    readBucket(bucketId, user),
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
    return readBucket(own.bucketId, user)
  })

  app.post('/:bucketId/wishes', { schema: call.addWishes, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, params, body } = request
      const made = await writeWishes(queries, user, params.bucketId, wishesIn(body.lines))
      const reader = { viewer: user, publicUrl, pictures: await pictureUrls() }
      return made.map((kick) => presentKick(kick, reader))
    }),
  )

  app.post('/someday/wishes', { schema: call.addSomedayWishes, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(
      request,
      reply,
      async (queries) => {
        const { user, body } = request
        const { lines, name = someday } = body
        const { bucketId, made } = await writeSomedayWishes(queries, user, name, wishesIn(lines))
        const reader = { viewer: user, publicUrl, pictures: await pictureUrls() }
        return { bucketId, kicks: made.map((kick) => presentKick(kick, reader)) }
      },
      // Only committed rows can be read with the Bucket.
      async ({ bucketId, kicks }) => ({
        bucket: await readBucket(bucketId, request.user),
        kicks,
      }),
    ),
  )

  app.put('/:bucketId/kick/:kickId', { schema: call.setTarget }, async ({ user, params, body }) => {
    const { bucketId, kickId } = params
    await buckets.setTarget({ ownerId: user.id, bucketId }, kickId, targetIn(body))
    return readBucket(bucketId, user)
  })

  app.put('/:bucketId/remove/kick', { schema: call.removeKick }, async ({ user, params, body }) => {
    if (!namesSameBucket(params, body)) throw new BadRequest(otherBucket)
    const own = { ownerId: user.id, bucketId: params.bucketId }
    await buckets.removeKick(own, knownId(body.kickId))
    return readBucket(own.bucketId, user)
  })

  await app.register(arrangementRoutes, deps)
}

const noKicks = async () => []

function knownId(kickId: string) {
  if (isId(kickId)) return kickId
  throw new NotFound(noSuchKick)
}
