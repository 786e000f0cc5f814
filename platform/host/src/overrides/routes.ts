import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { overridesPath, readOverridesScript } from './script'

/** Serves the script that replaces parts in a developer's tab. Registered only with ALLOW_OVERRIDES. */
export const overridesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(overridesPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await readOverridesScript()),
  )
}
