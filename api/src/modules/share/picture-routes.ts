import Type from 'typebox'
import { NotFound } from '@bucketeer/host/server'
import type { Routes } from '../../app-deps'
import { addressKey } from '../../limits/address-key'
import { createPictureFiles } from '../media/picture-files'
import { previewPicture } from '../media/preview-picture'
import { createSharedPreviews } from './shared-pages'
import { noSuchLink } from './words'

/** Registers the pictures of link previews, which chats load as long as the link works and has a preview. */
export const sharedPictureRoutes: Routes = async (app, { database, store }) => {
  const files = createPictureFiles(store)
  const previewOf = createSharedPreviews(database)

  app.get(
    '/shared/picture/:key.jpg',
    { schema: { hide: true, params: Type.Object({ key: Type.String() }) } },
    async ({ params: { key }, ip }, reply) => {
      const pictureId = (await previewOf(key))?.pictureId
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
