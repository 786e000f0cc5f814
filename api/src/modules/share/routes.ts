import type { FastifyReply } from 'fastify'
import { InvalidValue, newId } from '@bucketeer/host/server'
import { nextLink, pageRequest, type PageRequest } from '../../contract/paging'
import type { Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { addressKey } from '../../limits/address-key'
import { limitTexts } from '../../limits/limits'
import { hashNewPassword } from '../password/password'
import { signedIn } from '../session/signed-in'
import { bearerToken, hashToken } from '../session/token'
import { presentShareLink } from './presenter'
import { createShareRepository, type OwnThing, type ShareLinkRow } from './repository'
import * as call from './schemas'
import { createShareKeys, type KeyVersion } from './share-keys'
import { expiresInPast, kindAndId, yearTooLate } from './words'

/** Registers /api/share: the links to the user's own Buckets, Journals, entries and years. */
export const shareRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const links = createShareRepository(database)
  const keys = createShareKeys(database)
  const idempotentPost = createIdempotentPost(database)
  app.addHook('onRequest', signedIn)

  const present = async (link: ShareLinkRow) => presentShareLink(link, { publicUrl, keyOf: await keys() })

  /** Returns a function that hashes keys. */
  const keyHashes = async () => {
    const keyOf = await keys()
    return (link: KeyVersion) => hashToken(keyOf(link))
  }

  const linkOf = async (thing: OwnThing) => {
    const link = await links.findOf(thing)
    return link ? [await present(link)] : []
  }

  const allLinksOf = async (ownerId: string, wanted: PageRequest, reply: FastifyReply) => {
    const page = await links.list(ownerId, wanted)
    reply.headers(nextLink(app.prefix, wanted, page))
    return Promise.all(page.items.map(present))
  }

  app.get('', { schema: call.listShareLinks }, async ({ user, query: { kind, id, ...page } }, reply) => {
    if (kind !== undefined && id !== undefined) return linkOf({ ownerId: user.id, kind, id })
    if (kind !== undefined || id !== undefined) throw new InvalidValue(kindAndId)
    return allLinksOf(user.id, pageRequest(page), reply)
  })

  app.delete('', { schema: call.endShareLinks }, ({ user }) => links.endAll(user.id))

  app.post('', { schema: call.createShareLink, onRequest: limitTexts }, async (request, reply) => {
    const { user, body, ip, headers } = request
    const { kind, id, expiresAt = null, hasPreview = false, showsNotes = false, password } = body
    if (kind === 'year') refuseLateYear(Number(id))
    const fields = {
      expiresAt: futureDate(expiresAt),
      hasPreview,
      showsNotes,
      passwordHash: password ? await hashNewPassword(password, addressKey(ip)) : null,
    }
    const ownerId = user.id
    const sessionHash = hashToken(bearerToken(headers.authorization) ?? '')
    const hashOf = await keyHashes()
    return idempotentPost(
      request,
      reply,
      async (queries) => {
        const linkId = newId()
        const keyHash = hashOf({ id: linkId, version: 1 })
        const link = { id: linkId, keyHash, ...fields }
        await links.create({ ownerId, kind, id }, link, sessionHash, queries)
        return { linkId }
      },
      // The key must not be stored with the response.
      async ({ linkId }) => present(await links.findOwn({ ownerId, linkId })),
    )
  })

  app.put('/:id', { schema: call.updateShareLink, onRequest: limitTexts }, async (request) => {
    const { user, params, body, ip } = request
    const { expiresAt, hasPreview, showsNotes, password, newKey = false } = body
    const own = { ownerId: user.id, linkId: params.id }
    // Before the hash, which is expensive.
    await links.findOwn(own)
    const change = {
      ...(expiresAt !== undefined && { expiresAt: futureDate(expiresAt) }),
      ...(hasPreview !== undefined && { hasPreview }),
      ...(showsNotes !== undefined && { showsNotes }),
      ...(password !== undefined && {
        passwordHash: password === null ? null : await hashNewPassword(password, addressKey(ip)),
      }),
    }
    return present(await links.update(own, change, newKey ? await keyHashes() : undefined))
  })

  app.delete('/:id', { schema: call.endShareLink }, ({ user, params }) =>
    links.end({ ownerId: user.id, linkId: params.id }),
  )
}

function futureDate(moment: string | null): Date | null {
  if (moment === null) return null
  const date = new Date(moment)
  if (date <= new Date()) throw new InvalidValue(expiresInPast)
  return date
}

/** A link to a year shows what its owner will write in it, so that nobody should make one and forget it. */
function refuseLateYear(year: number) {
  const last = new Date().getUTCFullYear() + 1
  if (year > last) throw new InvalidValue(yearTooLate(last), 'id')
}
