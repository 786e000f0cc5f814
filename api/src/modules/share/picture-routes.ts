import Type from 'typebox'
import { NotFound } from '../../errors/domain-error'
import type { Routes } from '../../http/app-deps'
import { createPictureFiles } from '../media/picture-files'
import { largestWidth } from '../media/picture-widths'
import { createSharedPreviews } from './shared-pages'
import { noSuchLink } from './words'

/** Registers the pictures of link previews, which chats load as long as the link works and has a preview. */
export const sharedPictureRoutes: Routes = async (app, { database, store }) => {
  const files = createPictureFiles(store)
  const previewOf = createSharedPreviews(database)

  app.get(
    '/shared/picture/:key.webp',
    { schema: { hide: true, params: Type.Object({ key: Type.String() }) } },
    async ({ params: { key } }, reply) => {
      const pictureId = (await previewOf(key))?.pictureId
      const file = pictureId && (await files.open(pictureId, largestWidth))
      if (!file) throw new NotFound(noSuchLink)
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': file.size,
          'x-robots-tag': 'noindex',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(file.stream)
    },
  )
}
