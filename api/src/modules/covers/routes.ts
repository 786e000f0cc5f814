import { coverKinds, coverSvg } from '@bucketeer/shared-ui/covers'
import { NotFound } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { CoverParams, CoverQuery } from './schemas'

export const coversPath = '/covers/'

const kindOf = (file: string) => coverKinds.find((kind) => file === `${kind}.svg`)

/**
 * /covers: drawn covers as pictures, for a page whose code is not there yet. The application draws the same ones itself.
 * No cache keeps one: its address has the name of something that may be for one person alone.
 */
export const coverRoutes: Routes = async (app) => {
  app.get(
    `${coversPath}:file`,
    { schema: { hide: true, params: CoverParams, querystring: CoverQuery } },
    async ({ params: { file }, query: { name } }, reply) => {
      const kind = kindOf(file)
      if (!kind) throw new NotFound('There is no such cover.')
      reply.headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      })
      return reply.send(coverSvg({ name, kind }))
    },
  )
}
