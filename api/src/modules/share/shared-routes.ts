import type { FastifyRequest } from 'fastify'
import { HttpError } from '@bucketeer/host/http'
import { found, NotFound, sayIn, type Sentence } from '@bucketeer/host/server'
import Type from 'typebox'
import type { Routes } from '../../app-deps'
import { addressKey } from '../../limits/address-key'
import { limitByAddress } from '../../limits/limits'
import { visitorId } from '../audience/repository'
import { isPassword, withAttempt } from '../password/password'
import { whoCalls } from '../session/signed-in'
import { hashToken } from '../session/token'
import { createShareRepository, type ShareLinkRow } from './repository'
import * as call from './schemas'
import { createSharedContent } from './shared-content'
import { noSuchLink, passwordNeeded, wrongPassword } from './words'
import { createPictureFiles } from '../media/picture-files'
import { previewPicture } from '../media/preview-picture'
import { createSharedPreviews } from './shared-pages'

/** Registers /api/shared: what a link shows, for everybody who has it. */
export const sharedRoutes: Routes = async (app, { config, database }) => {
  const links = createShareRepository(database)
  const { read, sendStories } = createSharedContent(database, config)

  /** @throws NotFound without a link that works for the caller, HttpError without its password */
  const open = async (request: FastifyRequest<{ Params: { key: string } }>) => {
    const viewer = await whoCalls(request)
    const keyHash = hashToken(request.params.key)
    const link = found(await links.findLiving(keyHash, viewer?.id ?? visitorId), noSuchLink)
    await requirePassword(link, request.headers['x-share-password'], request)
    return { link, viewer }
  }

  app.get(
    '/:key',
    { schema: call.readShared, onRequest: limitByAddress('shared-by-address') },
    async (request, reply) => {
      const { link, viewer } = await open(request)
      return read(link, viewer, reply)
    },
  )

  app.get(
    '/:key/stories',
    { schema: call.listSharedStories, onRequest: limitByAddress('shared-by-address') },
    async (request, reply) => {
      const { link, viewer } = await open(request)
      const path = `${app.prefix}/${request.params.key}/stories`
      return sendStories(link, { query: request.query, viewer, path }, reply)
    },
  )
}

/** 401: not about the session, so the scheme differs from that of other calls. */
class PasswordNeeded extends HttpError {
  constructor(message: Sentence) {
    super(401, message, { 'www-authenticate': 'SharePassword' })
  }
}

/** Counts wrong passwords by link and address, so that others cannot shut a reader out. A new key starts anew. */
async function requirePassword(
  { id, version, passwordHash }: ShareLinkRow,
  header: string | string[] | undefined,
  { ip, server: { limits } }: FastifyRequest,
) {
  if (passwordHash === null) return
  if (typeof header !== 'string' || header === '') throw new PasswordNeeded(passwordNeeded)
  const guesser = addressKey(ip)
  const counted = `${id} ${version} ${guesser}`
  await limits.consume('share-password-by-link', counted)
  const attempt = { refund: () => limits.refund('share-password-by-link', counted) }
  await withAttempt(attempt, async () => {
    const password = decode(header)
    if (!(await isPassword({ password, passwordHash, queueKey: guesser })))
      throw new PasswordNeeded(wrongPassword)
  })
}

/** Headers are limited to Latin-1, so clients send passwords percent-encoded. */
function decode(header: string) {
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** Registers the pictures of link previews, which chats load as long as the link works and has a preview. */
export const sharedPictureRoutes: Routes = async (app, { database, store }) => {
  const files = createPictureFiles(store)
  const previewOf = createSharedPreviews(database)

  app.get(
    '/shared/picture/:key.jpg',
    { schema: { hide: true, params: Type.Object({ key: Type.String() }) } },
    async ({ params: { key }, ip }, reply) => {
      const pictureId = (await previewOf(key, sayIn('en')))?.pictureId
      const jpeg = pictureId && (await previewPicture(files, pictureId, addressKey(ip)))
      if (!jpeg) throw new NotFound(noSuchLink)
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'x-robots-tag': 'noindex',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(jpeg)
    },
  )
}
