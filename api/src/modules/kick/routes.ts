import { isId } from '../../contract/entity'
import { largestPage, nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/version'
import { found, NotFound } from '../../errors/domain-error'
import { BadRequest, Forbidden } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../auth/signed-in'
import { noSuchBucket } from '../bucket/words'
import { acceptedPicture } from '../media/accepted-picture'
import type { Person } from '../user/repository'
import * as call from './calls'
import { createLongLists } from './list/long-list'
import { createKickList } from './list/repository'
import { canChangeKick } from './policy'
import { presentKick } from './presenter'
import { createKick, createKickRepository, type KickChange, type NewKick } from './repository'
import type * as sent from './schemas'
import { noPicture, noSuchKick, notYourKick } from './words'

/** Registers /api/kick: everybody's Kicks. */
export const kickRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const kicks = createKickRepository(database)
  const list = createKickList(database)
  const longLists = createLongLists()
  const idempotentPost = createIdempotentPost(database)
  app.addHook('onRequest', signedIn)

  const read = async (kickId: string, viewer: Person) => {
    const kick = found(await kicks.find(kickId, viewer), noSuchKick)
    return presentKick(kick, { viewer, publicUrl })
  }

  /** @throws NotFound if it was deleted, Forbidden if it is somebody else's. */
  const ownKick = async (kickId: string, person: Person) => {
    const kick = await kicks.find(kickId, person)
    if (!kick || kick.withdrawnAt) throw new NotFound(noSuchKick)
    if (!canChangeKick(person, kick)) throw new Forbidden(notYourKick)
    return { kickId, creatorId: person.id }
  }

  /** Returns the Kicks that are still listed, in the same order. */
  const readListed = async (ids: string[], viewer: Person) => {
    const found = await Promise.all(ids.map((id) => kicks.find(id, viewer)))
    return found.flatMap((kick) =>
      kick?.withdrawnAt === null ? [presentKick(kick, { viewer, publicUrl })] : [],
    )
  }

  app.get('', { schema: call.listKicks }, async (request, reply) => {
    const { user, query } = request
    const { continent, category, q, createdBy } = query
    const filter = { continent, category, q, createdBy }
    const wanted = pageRequest(query, call.largestKickPage)
    if (wanted.limit <= largestPage) {
      const page = await list.page(user, filter, wanted)
      reply.headers(nextLink(app.prefix, wanted, page, filter))
      return page.items.map((kick) => presentKick(kick, { viewer: user, publicUrl }))
    }
    await longLists.admit(request, reply)
    const page = await list.ids(user, filter, wanted)
    reply.headers(nextLink(app.prefix, wanted, page, filter))
    const ids = page.items.map(({ id }) => id)
    return longLists.send(reply, { ids, read: (piece) => readListed(piece, user) })
  })

  app.post('', { schema: call.createKick, onRequest: limitTexts }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const kick = await createKick(queries, user, newKick(body, publicUrl))
      return presentKick(kick, { viewer: user, publicUrl })
    }),
  )

  app.get('/:kickId', { schema: call.readKick }, ({ user, params }) => read(params.kickId, user))

  app.put(
    '/:kickId',
    { schema: call.updateKick, onRequest: limitTexts },
    async ({ user, params: { kickId }, body, headers }) => {
      const own = await ownKick(kickId, user)
      await kicks.update(own, changeOf(body, publicUrl), knownVersions(headers))
      return read(kickId, user)
    },
  )

  app.delete('/:kickId', { schema: call.deleteKick }, async ({ user, params: { kickId } }, reply) => {
    await kicks.delete(await ownKick(kickId, user))
    return reply.code(204).send(null)
  })
}

function textsOf(
  { name, description = '', category, pictures }: sent.KickChange,
  publicUrl: string | undefined,
) {
  const pictureId = acceptedPicture(pictures, publicUrl)
  if (!pictureId) throw new BadRequest(noPicture)
  return { name, description, category, pictureId }
}

/** Returns the changed columns. Missing fields keep their values. */
function changeOf(fields: sent.KickChange, publicUrl: string | undefined): KickChange {
  const { continent, location, country, place } = fields
  return {
    ...textsOf(fields, publicUrl),
    ...(continent && { continent }),
    ...(location !== undefined && { lat: location?.lat ?? null, lng: location?.lng ?? null }),
    ...(country !== undefined && { country: country || null }),
    ...(place !== undefined && { placeName: place || null }),
  }
}

function newKick(fields: sent.KickFields, publicUrl: string | undefined): NewKick {
  const { continent, location, country, place, buckets } = fields
  if (buckets && !isId(buckets)) throw new NotFound(noSuchBucket)
  return {
    ...textsOf(fields, publicUrl),
    continent,
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    country: country || null,
    placeName: place || null,
    bucketId: buckets || null,
  }
}
