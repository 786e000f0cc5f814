import { isId } from '../../contract/entity'
import { NotFound } from '../../errors/domain-error'
import type { Routes } from '../../http/app-deps'
import { createPictureFiles } from './picture-files'
import { pictureWidths } from './picture-widths'
import { createPictureRepository } from './repository'
import { PictureParams } from './schemas'
import { words } from './words'

const widthOf = (file: string) => pictureWidths.find((width) => file === `${width}.webp`)

/** Registers /media, which serves pictures. */
export const pictureRoutes: Routes = async (app, { database, store }) => {
  const files = createPictureFiles(store)
  const pictures = createPictureRepository(database)

  /** Null for an unknown or unused picture. */
  const open = async (pictureId: string, file: string) => {
    const width = widthOf(file)
    if (!width || !isId(pictureId) || !(await pictures.isServed(pictureId))) return null
    return files.open(pictureId.toLowerCase(), width)
  }

  app.get(
    '/media/:pictureId/:file',
    { schema: { hide: true, params: PictureParams } },
    async (request, reply) => {
      const { pictureId, file } = request.params
      const found = await open(pictureId, file)
      if (!found) throw new NotFound(words.notFound)

      // A picture never changes, so its address serves as ETag.
      const etag = `"${pictureId}-${file}"`
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        // Our other origins and link previews may embed pictures.
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
