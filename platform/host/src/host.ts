import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { HostOptions } from './options'
import { overridesRoutes } from './overrides/routes'
import { overridesPath } from './overrides/script'
import { createVisitorReader } from './releases/cohort/visitor-reader'
import { createFileStore } from './releases/file-store'
import { createLiveReleases } from './releases/live-releases'
import { createPackageFiles } from './releases/packages/package-files'
import { createPackageRepository } from './releases/packages/repository'
import { packageRoutes } from './releases/packages/routes'
import { recordReleaseMetrics } from './releases/release-metrics'
import { createReleasedFiles } from './releases/released-files'
import { createCrashLog } from './releases/reports/log-crash'
import { createReportRepository } from './releases/reports/repository'
import { reportRoutes } from './releases/reports/routes'
import { createSourceMaps } from './releases/reports/source-maps'
import { createReleaseRepository } from './releases/repository'
import { releaseRoutes } from './releases/routes'
import { statusRoutes } from './releases/status/routes'
import { createDeployGuard } from './releases/tokens/deploy-guard'
import { createTokenRepository } from './releases/tokens/repository'
import { tokenRoutes } from './releases/tokens/routes'
import { cleanUpUnreleased } from './releases/unreleased/clean-up-unreleased'
import { createUnreleasedRepository } from './releases/unreleased/repository'
import { createContentPolicies } from './site/content-policy'
import { pageRoutes } from './site/page-routes'

/**
 * Hosts a site of parts: their releases, the registry, and every page. It knows nothing of the product. Register it last
 * and without a prefix, because every URL without a route is a page.
 */
export const host: FastifyPluginAsyncTypebox<HostOptions> = async (app, options) => {
  const { config, database, store, siteKey, audit, callers, site } = options
  const files = createFileStore(store)
  const repository = createReleaseRepository(database, audit)
  const live = createLiveReleases(repository, options.onLive)
  const metrics = recordReleaseMetrics(options.metrics, live)
  const tokens = createTokenRepository(database, audit)
  const guard = createDeployGuard(tokens, config.deployToken)
  const visitors = createVisitorReader(siteKey, config.publicUrl?.startsWith('https:') ?? false)
  const reports = createReportRepository(database)
  const unreleased = createUnreleasedRepository(database)
  const packages = createPackageRepository(database, audit)
  // Fills the caches before the first request, in case the database goes down.
  app.addHook('onListen', async () => {
    await Promise.allSettled([live.state(), siteKey()])
  })
  options.runDaily({
    name: 'Cleaning up unfinished releases',
    run: async () =>
      app.log.info(await cleanUpUnreleased({ unreleased, files }), 'Cleaned up unfinished releases'),
  })
  const released = createReleasedFiles({ repository, live })
  await app.register(releaseRoutes, { files, repository, unreleased, released, reports, live, guard })
  const packageFiles = createPackageFiles({ packages, live })
  await app.register(packageRoutes, { files, packages, repository, unreleased, guard, packageFiles, site })
  await app.register(tokenRoutes, { tokens, guard, prefix: '/api/deploy-token' })
  await app.register(reportRoutes, {
    siteKey,
    callers,
    reports,
    releases: repository,
    live,
    visitors,
    budget: config.canaryBudget,
    metrics,
    logCrash: createCrashLog(createSourceMaps({ files, live })),
  })
  await app.register(statusRoutes, { live, reports, repository, prefix: '/api/status' })
  if (config.allowOverrides) await app.register(overridesRoutes)
  await app.register(pageRoutes, {
    site,
    files,
    readPages: repository.readPages,
    live,
    policiesOf: createContentPolicies(config, site.sources),
    overrides: config.overrides,
    tabOverrides: config.allowOverrides
      ? { script: overridesPath, origins: config.overrideOrigins }
      : undefined,
    visitors,
  })
}
