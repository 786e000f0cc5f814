import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { HostOptions } from './options'
import { overridesRoutes } from './overrides/routes'
import { packageRoutes } from './releases/packages/routes'
import { createReleaseDeps } from './releases/release-deps'
import { reportRoutes } from './releases/reports/routes'
import { releaseRoutes } from './releases/routes'
import { statusRoutes } from './releases/status'
import { tokenRoutes } from './releases/tokens/routes'
import { pageRoutes } from './site/page-routes'

/**
 * Hosts a site of parts: their releases, the registry, and every page. It knows nothing of the product. Register it last
 * and without a prefix, because every URL without a route is a page.
 */
export const host: FastifyPluginAsyncTypebox<HostOptions> = async (app, options) => {
  const deps = createReleaseDeps(options)
  const { files, live, unreleased } = deps
  // Fills the caches before the first request, in case the database goes down.
  app.addHook('onListen', async () => {
    await Promise.allSettled([live.state(), options.siteKey()])
  })
  options.runDaily({
    name: 'Cleaning up unfinished releases',
    run: async () =>
      app.log.info({ files: await unreleased.cleanUp(files.remove) }, 'Cleaned up unfinished releases'),
  })
  if (options.config.allowOverrides) await app.register(overridesRoutes)
  for (const routes of [releaseRoutes, packageRoutes, tokenRoutes, reportRoutes, statusRoutes, pageRoutes])
    await app.register(routes, deps)
}
