import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'

/** The server's build writes it next to the bundle that contains this file. */
const file = fileURLToPath(new URL('./overrides.js', import.meta.url))

/** The script that replaces parts in a tab. Only sites that allow overrides serve it, and no release contains it. */
const readOverridesScript = () => readFile(file, 'utf8')

/** Its URL on such a site. */
export const overridesPath = '/overrides.js'

/** Serves the script that replaces parts in a developer's tab. Registered only with ALLOW_OVERRIDES. */
export const overridesRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(overridesPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await readOverridesScript()),
  )
}
