import { InvalidValue, NotFound } from '@bucketeer/host/server'
import { isId } from '../../contract/fields'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/operation'
import { type AppDeps, register, type Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { presentKick } from '../kick/presenter'
import type { KickRow } from '../kick/repository'
import { noSuchKick, noSuchBucket } from '../kick/words'
import { acceptedPicture, createPictureUrls } from '../media/picture-urls'
import type { Person } from '../../database/person-row'
import { arrangementRoutes } from './arrangement/routes'
import { createBucketReader } from './reader'
import { createBucketRepository } from './repository'
import * as call from './schemas'
import { targetIn } from './targets'
import { wishesIn, writeSomedayWishes, writeWishes } from './wishes'
import { otherBucket, someday } from './words'

/** Registers /api/bucket: the user's own Buckets, those that others share, and the Kicks in them. */
export const bucketRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const buckets = createBucketRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const { presentBucketWith, readBucket } = createBucketReader(deps)
  app.addHook('onRequest', signedIn)
  await register(app, arrangementRoutes, deps)
  registerKicks(app, deps)
  registerWishes(app, deps)

  const columnsOf = ({ picture, ...stored }: call.BucketChange) => ({
    ...stored,
    pictureId: acceptedPicture(picture, config.publicUrl),
  })

  app.get('', { schema: call.listBuckets }, async ({ user, query }, reply) => {
    const { createdBy, kicks } = query
    const request = pageRequest(query)
    const page =
      createdBy === undefined
        ? await buckets.listOwn(user.id, request)
        : await buckets.listShared(createdBy, user, request)
    reply.headers(nextLink(app.prefix, request, page, { createdBy, kicks }))
    return Promise.all(page.items.map((row) => presentBucketWith(kicks ?? 'first', row, user)))
  })

  app.post('', { schema: call.createBucket, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const fields = { ...columnsOf(body), name: body.name }
      return presentBucketWith('none', await buckets.create(user, fields, queries), user)
    }),
  )

  app.get('/:bucketId', { schema: call.readBucket }, ({ user, params }) => readBucket(params.bucketId, user))

  app.put('/:bucketId', { schema: call.updateBucket, onRequest: limitTexts }, async (request) => {
    const { user, params, body, headers } = request
    const change = columnsOf(body)
    const bucket = await buckets.update(user, params.bucketId, change, knownVersions(headers))
    return presentBucketWith('all', bucket, user)
  })

  app.delete('/:bucketId', { schema: call.deleteBucket }, async ({ user, params: { bucketId } }) => {
    if (!(await buckets.delete({ ownerId: user.id, bucketId }))) throw new NotFound(noSuchBucket)
  })
}

function registerKicks(app: Parameters<Routes>[0], deps: AppDeps) {
  const buckets = createBucketRepository(deps.database)
  const { readBucket } = createBucketReader(deps)

  app.put('/:bucketId/add', { schema: call.addKick }, async ({ user, params, body }) => {
    await buckets.addKick(ownBucket(user, params, body), knownId(body.kickId))
    return readBucket(params.bucketId, user)
  })

  app.put('/:bucketId/kick/:kickId', { schema: call.setTarget }, async ({ user, params, body }) => {
    const { bucketId, kickId } = params
    await buckets.setTarget({ ownerId: user.id, bucketId }, kickId, targetIn(body))
    return readBucket(bucketId, user)
  })

  app.put('/:bucketId/shown', { schema: call.showWishes }, async ({ user, params: { bucketId }, body }) => {
    await buckets.showWishes({ ownerId: user.id, bucketId }, body.kicks)
    return readBucket(bucketId, user)
  })

  app.put('/:bucketId/remove/kick', { schema: call.removeKick }, async ({ user, params, body }) => {
    await buckets.removeKick(ownBucket(user, params, body), knownId(body.kickId))
    return readBucket(params.bucketId, user)
  })
}

function registerWishes(app: Parameters<Routes>[0], deps: AppDeps) {
  const { publicUrl } = deps.config
  const idempotentPost = createIdempotentPost(deps.database)
  const pictureUrls = createPictureUrls(deps.database, publicUrl)
  const { readBucket } = createBucketReader(deps)

  const present = async (made: KickRow[], viewer: Person) => {
    const reader = { viewer, publicUrl, pictures: await pictureUrls() }
    return made.map((kick) => presentKick(kick, reader))
  }

  app.post('/:bucketId/wishes', { schema: call.addWishes, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, params, body } = request
      return present(await writeWishes(queries, user, params.bucketId, wishesIn(body.lines)), user)
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
        return { bucketId, kicks: await present(made, user) }
      },
      // Only committed rows can be read with the Bucket.
      async ({ bucketId, kicks }) => ({ bucket: await readBucket(bucketId, request.user), kicks }),
    ),
  )
}

/** @throws InvalidValue unless the path and the body of the request name the same Bucket */
function ownBucket({ id }: Person, path: { bucketId: string }, body: { bucketId: string }) {
  if (path.bucketId.toLowerCase() !== body.bucketId.toLowerCase()) throw new InvalidValue(otherBucket)
  return { ownerId: id, bucketId: path.bucketId }
}

function knownId(kickId: string) {
  if (isId(kickId)) return kickId
  throw new NotFound(noSuchKick)
}
