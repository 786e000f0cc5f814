import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { overridesPath, readOverridesScript } from './script'

/** The script by which a developer's tab replaces parts; registered only where that is allowed. */
export const overridesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(overridesPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await readOverridesScript()),
  )
}
