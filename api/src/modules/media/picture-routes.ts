import { isId } from '../../contract/entity'
import { NotFound } from '../../errors/http-error'
import { dataPolicy } from '../../http/security-headers'
import type { Routes } from '../../http/typed-app'
import { createPictureFiles } from './picture-files'
import { pictureWidths } from './picture-widths'
import { PictureParams } from './schemas'
import { words } from './words'

const widthOf = (file: string) => pictureWidths.find((width) => file === `${width}.webp`)

/** /media: pictures go out. */
export const pictureRoutes: Routes = async (app, { store }) => {
  const files = createPictureFiles(store)

  app.get(
    '/media/:pictureId/:file',
    { schema: { hide: true, params: PictureParams } },
    async (request, reply) => {
      const { pictureId, file } = request.params
      const width = widthOf(file)
      const found = width && isId(pictureId) ? await files.open(pictureId.toLowerCase(), width) : null
      if (!found) throw new NotFound(words.notFound)

      // A picture never changes under its address, so the address says which it is.
      const etag = `"${pictureId}-${file}"`
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': `sandbox; ${dataPolicy}`,
        // Pages of other origins of ours, and whoever shows a link to one, show them.
        'cross-origin-resource-policy': 'cross-origin',
      })
      if (request.headers['if-none-match'] === etag) {
        found.stream.destroy()
        return reply.code(304).send()
      }
      return reply.headers({ 'content-type': 'image/webp', 'content-length': found.size }).send(found.stream)
    },
  )
}
