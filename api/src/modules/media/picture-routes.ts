import { NotFound } from '@bucketeer/host/server'
import { isId } from '../../contract/fields'
import type { Routes } from '../../app-deps'
import { createSiteKey } from '../../site-key/repository'
import { signedSeconds, type UrlSignature, pictureWidths } from './picture-urls'
import { addressKey } from '../../limits/address-key'
import { createPictureFiles } from './picture-files'
import { previewPicture } from './preview-picture'
import { createPictureRepository } from './repository'
import { PictureParams, SignatureQuery, PreviewParams } from './schemas'
import { words } from './words'

const widthOf = (file: string) => pictureWidths.find((width) => file === `${width}.webp`)

const cacheForever = 'public, max-age=31536000, immutable'
/** Only browsers cache what visitors do not see, and an unused upload, because not everybody may see its first use. */
const cacheInBrowser = 'private, max-age=31536000, immutable'
const cacheFor = (seconds: number) => `private, max-age=${seconds}, immutable`

/** Registers /media, which serves pictures. */
export const pictureRoutes: Routes = async (app, { database, store }) => {
  const files = createPictureFiles(store)
  const pictures = createPictureRepository(database)
  const siteKey = createSiteKey(database, 'pictures')

  /** Returns the caching of a picture for the readers of this URL; undefined for nobody. */
  const cachingOf = async (pictureId: string, signature: UrlSignature) => {
    const readers = await pictures.readersOf(pictureId)
    if (readers === 'everybody') return cacheForever
    if (readers === 'members' || readers === 'uploader') return cacheInBrowser
    if (readers === 'nobody') return undefined
    const seconds = await signedSeconds(siteKey, pictureId, signature)
    return seconds > 0 ? cacheFor(seconds) : undefined
  }

  app.get(
    '/media/:pictureId/preview.jpg',
    { schema: { hide: true, params: PreviewParams } },
    async ({ params, ip }, reply) => {
      if (!isId(params.pictureId)) throw new NotFound(words.notFound)
      const pictureId = params.pictureId.toLowerCase()
      const readers = await pictures.readersOf(pictureId)
      const isOpen = readers === 'everybody' || readers === 'members'
      const jpeg = isOpen && (await previewPicture(files, pictureId, addressKey(ip)))
      if (!jpeg) throw new NotFound(words.notFound)
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'cache-control': readers === 'everybody' ? cacheForever : cacheInBrowser,
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(jpeg)
    },
  )

  app.get(
    '/media/:pictureId/:file',
    { schema: { hide: true, params: PictureParams, querystring: SignatureQuery } },
    async ({ params, query, headers }, reply) => {
      const width = widthOf(params.file)
      if (!width || !isId(params.pictureId)) throw new NotFound(words.notFound)
      const pictureId = params.pictureId.toLowerCase()
      const caching = await cachingOf(pictureId, query)
      const found = caching && (await files.open(pictureId, width))
      if (!found) throw new NotFound(words.notFound)

      // A picture never changes, so its URL serves as ETag.
      const etag = `"${pictureId}-${params.file}"`
      reply.headers({
        etag,
        'cache-control': caching,
        // Our other origins and link previews may embed pictures.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (headers['if-none-match'] === etag) {
        found.stream.destroy()
        return reply.code(304).send()
      }
      return reply.headers({ 'content-type': 'image/webp', 'content-length': found.size }).send(found.stream)
    },
  )
}
