import { Forbidden } from '@bucketeer/host/http'
import { found, NotFound } from '@bucketeer/host/server'
import { withEnglishCountry } from '../../contract/country-names'
import { isId } from '../../contract/fields'
import { largestPage, nextLink, type Page, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/operation'
import { runDaily } from '../../daily/run-daily'
import type { AppDeps, Routes } from '../../app-deps'
import { admitLongAnswer, sendLongList } from '../../http/long-answers'
import { requireValid } from '../../http/require-valid'
import { languageOf } from '../../http/server-texts'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { createPictureUrls } from '../media/picture-urls'
import { photosIn } from '../photo/photos-in'
import { createPhotosOfKicks } from '../photo/lookups/repository'
import type { Person } from '../../database/person-row'
import * as call from './calls'
import { createKickFigures } from './figures/repository'
import { likedCursor } from './list/cursor'
import { createKickList, type KickFilter, type KickPlace } from './list/repository'
import { canChangeKick } from './policy'
import { presentKick, type Reader } from './presenter'
import { createKick, createKickRepository } from './repository'
import { missingAfter, newKick, requireComplete } from './require-complete'
import { createSpellingRepository } from './search/repository'
import { maxWords } from './search/search-text'
import { meantWord, searchWords } from './search/spelling'
import * as sent from './schemas'
import { createOwnStoriesOfKicks } from './stories/repository'
import { noSuchKick, notYourKick, noSuchBucket } from './words'

/** Registers /api/kick: everybody's Kicks. */
export const kickRoutes: Routes = async (app, { config, database }) => {
  const { publicUrl } = config
  const kicks = createKickRepository(database)
  const photosOfKick = createPhotosOfKicks(database)
  const storiesOfKick = createOwnStoriesOfKicks(database)
  const figures = createKickFigures(database)
  const spelling = createSpellingRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  app.addHook('onRequest', signedIn)
  runDaily(app, database, { name: 'Adding up the figures of Kicks', run: () => figures.addUp() })

  const readerOf = async (viewer: Person) => ({ viewer, publicUrl, pictures: await pictureUrls() })
  registerList(app, { config, database }, readerOf)

  const corrected = async (viewer: Person, q: string) => {
    const words = searchWords(q).slice(0, maxWords)
    const meant = await Promise.all(
      words.map(async (word) => meantWord(word, await spelling.similarWords(viewer, word))),
    )
    return { q: meant.some((word, index) => word !== words[index]) ? meant.join(' ') : null }
  }

  const read = async (kickId: string, viewer: Person) => {
    const [kick, photos, stories] = await Promise.all([
      kicks.find(kickId, viewer),
      photosOfKick(kickId),
      storiesOfKick(kickId, viewer),
    ])
    return presentKick(found(kick, noSuchKick), await readerOf(viewer), { photos, stories })
  }

  const photosOfRequest = (body: sent.KickChange) =>
    photosIn(body, { thing: 'kick', max: sent.maxKickPhotos, publicUrl })

  /** @throws NotFound if it was deleted, Forbidden if it is somebody else's. */
  const ownKick = async (kickId: string, person: Person) => {
    const kick = await kicks.find(kickId, person)
    if (!kick || kick.withdrawnAt) throw new NotFound(noSuchKick)
    if (!canChangeKick(person, kick)) throw new Forbidden(notYourKick)
    return kick
  }

  app.post(
    '',
    {
      schema: call.createKick,
      onRequest: limitTexts,
      attachValidation: true,
      preHandler: (request) => requireValid(request, (body) => missingAfter(body, newKick)),
    },
    (request, reply) =>
      idempotentPost(request, reply, async (queries) => {
        const { user, body } = request
        const photos = photosOfRequest(body)
        const fields = { ...columnsOf(body), name: body.name, bucketId: knownBucket(body.buckets) }
        requireComplete(body, newKick)
        const kick = await createKick(queries, user, fields, photos)
        return presentKick(kick, await readerOf(user), kick)
      }),
  )

  app.get('/figures', { schema: call.readKickFigures }, () => figures.read())

  app.get('/spelling', { schema: call.correctSearch }, ({ user, query }) => corrected(user, query.q))

  app.get('/:kickId', { schema: call.readKick }, ({ user, params }) => read(params.kickId, user))

  app.put(
    '/:kickId',
    {
      schema: call.updateKick,
      onRequest: limitTexts,
      attachValidation: true,
      preHandler: (request) =>
        requireValid(request, async (body) =>
          missingAfter(body, await ownKick(request.params.kickId, request.user)),
        ),
    },
    async ({ user, params: { kickId }, body, headers }) => {
      const present = await ownKick(kickId, user)
      const [change, photos] = [columnsOf(body), photosOfRequest(body)]
      requireComplete(body, present)
      await kicks.update({ kickId, creatorId: user.id }, change, photos, knownVersions(headers))
      return read(kickId, user)
    },
  )

  app.delete('/:kickId', { schema: call.deleteKick }, async ({ user, params, query }) => {
    const { kickId } = params
    await ownKick(kickId, user)
    await kicks.delete({ kickId, creatorId: user.id }, { onlyUnused: query.unused === true })
  })
}

function registerList(
  app: Parameters<Routes>[0],
  { config, database }: Pick<AppDeps, 'config' | 'database'>,
  readerOf: (viewer: Person) => Promise<Reader>,
) {
  const kicks = createKickRepository(database)
  const list = createKickList(database)

  /** Returns the Kicks that are still listed, in the same order. */
  const readListed = async (ids: string[], viewer: Person) => {
    const found = await Promise.all(ids.map((id) => kicks.find(id, viewer)))
    const reader = await readerOf(viewer)
    return found.flatMap((kick) => (kick?.withdrawnAt === null ? [presentKick(kick, reader)] : []))
  }

  app.get('', { schema: call.listKicks }, async (request, reply) => {
    const { user, query } = request
    const { limit: _limit, cursor: _cursor, ...filter } = query
    const wanted = pageRequest(query, call.largestKickPage)
    const otherSearch = withEnglishCountry(query.q ?? '', languageOf(request, config))
    if (wanted.limit <= largestPage) {
      const page = await list.page(user, { ...filter, otherSearch }, wanted)
      reply.headers(nextLink(app.prefix, wanted, withCursors(page, filter), filter))
      const reader = await readerOf(user)
      return page.items.map((kick) => presentKick(kick, reader))
    }
    admitLongAnswer(user.id, reply)
    const page = await list.ids(user, { ...filter, otherSearch }, wanted)
    reply.headers(nextLink(app.prefix, wanted, withCursors(page, filter), filter))
    const ids = page.items.map(({ id }) => id)
    return sendLongList(reply, { ids, read: (piece) => readListed(piece, user) })
  })
}

/** Returns the page with the cursors of its order as ids. */
const withCursors = ({ items, hasMore }: Page<KickPlace>, { sort }: KickFilter) => ({
  items: sort === 'liked' ? items.map((kick) => ({ id: likedCursor(kick) })) : items,
  hasMore,
})

/** Returns the columns of a request. Missing fields are undefined. */
const columnsOf = ({
  location,
  country,
  place,
  photos: _photos,
  pictures: _pictures,
  ...stored
}: sent.KickChange) => ({
  ...stored,
  ...(country !== undefined && { country: country || null }),
  ...(place !== undefined && { placeName: place || null }),
  ...(location !== undefined && { lat: location?.lat ?? null, lng: location?.lng ?? null }),
})

function knownBucket(bucketId: string | null | undefined) {
  if (bucketId && !isId(bucketId)) throw new NotFound(noSuchBucket)
  return bucketId || null
}
