import { runDaily } from '../../daily/run-daily'
import { siteOrigin } from '../../http/site-origin'
import type { Routes } from '../../http/app-deps'
import { recordReleaseMetrics } from '../releases/release-metrics'
import { auditRoutes } from '../../modules/audit/routes'
import { createJournalPreviews } from '../../modules/journal/preview'
import { createJournalRepository } from '../../modules/journal/repository'
import { overridesRoutes } from '../overrides/routes'
import { overridesPath } from '../overrides/script'
import { createSiteKey } from '../../site-key/repository'
import { createVisitorReader } from '../releases/cohort/visitor-reader'
import { createFileStore } from '../releases/file-store'
import { createLiveReleases } from '../releases/live-releases'
import { createPackageFiles } from '../releases/packages/package-files'
import { createPackageRepository } from '../releases/packages/repository'
import { packageRoutes } from '../releases/packages/routes'
import { createReleasedFiles } from '../releases/released-files'
import { createCrashLog } from '../releases/reports/log-crash'
import { createReportRepository } from '../releases/reports/repository'
import { reportRoutes } from '../releases/reports/routes'
import { createSourceMaps } from '../releases/reports/source-maps'
import { createReleaseRepository } from '../releases/repository'
import { releaseRoutes } from '../releases/routes'
import { statusRoutes } from '../releases/status/routes'
import { createDeployGuard } from '../releases/tokens/deploy-guard'
import { createTokenRepository } from '../releases/tokens/repository'
import { tokenRoutes } from '../releases/tokens/routes'
import { cleanUpUnreleased } from '../releases/unreleased/clean-up-unreleased'
import { createUnreleasedRepository } from '../releases/unreleased/repository'
import { usableMapFile } from '../../modules/map/usable-map-file'
import { createSharedPagePreviews, secretPageHeaders } from '../../modules/share/shared-pages'
import { createContentPolicies } from './content-policy'
import { pageRoutes } from './page-routes'
import { publicConfig } from './public-config'

/** Registers released files, the registry and every page. Register it last and without a prefix. */
export const siteRoutes: Routes = async (app, { config, database, store }) => {
  const files = createFileStore(store)
  const repository = createReleaseRepository(database)
  const live = createLiveReleases(repository, app.callers.add)
  recordReleaseMetrics(app.metrics, live)
  const tokens = createTokenRepository(database)
  const guard = createDeployGuard(tokens, config.deployToken)
  const siteKey = createSiteKey(database)
  const visitors = createVisitorReader(siteKey, config.publicUrl?.startsWith('https:') ?? false)
  const reports = createReportRepository(database)
  // Fills the caches before the first request, in case the database goes down.
  app.addHook('onListen', async () => {
    await Promise.allSettled([live.state(), siteKey()])
  })
  const released = createReleasedFiles({ repository, live })
  const unreleased = createUnreleasedRepository(database)
  runDaily(app, database, {
    name: 'Cleaning up unfinished releases',
    run: async () =>
      app.log.info(await cleanUpUnreleased({ unreleased, files }), 'Cleaned up unfinished releases'),
  })
  await app.register(releaseRoutes, {
    files,
    repository,
    unreleased,
    released,
    reports,
    live,
    guard,
  })
  const packages = createPackageRepository(database)
  await app.register(packageRoutes, {
    files,
    packages,
    repository,
    unreleased,
    guard,
    packageFiles: createPackageFiles({ packages, live }),
    origin: () => siteOrigin(app, config),
  })
  await app.register(auditRoutes, { database, guard, prefix: '/api/audit' })
  await app.register(tokenRoutes, { tokens, guard, prefix: '/api/deploy-token' })
  await app.register(reportRoutes, {
    reports,
    releases: repository,
    live,
    visitors,
    siteKey,
    budget: config.canaryBudget,
    metrics: app.metrics,
    logCrash: createCrashLog(createSourceMaps({ files, live })),
  })
  await app.register(statusRoutes, { live, reports, repository, prefix: '/api/status' })
  if (config.allowOverrides) await app.register(overridesRoutes)
  const previewOfJournal = createJournalPreviews(database, config)
  const previewOfLink = createSharedPagePreviews(database)
  await app.register(pageRoutes, {
    files,
    readPages: repository.readPages,
    live,
    config: publicConfig(config, await usableMapFile(config)),
    policiesOf: createContentPolicies(config),
    overrides: config.overrides,
    tabOverrides: config.allowOverrides
      ? { script: overridesPath, origins: config.overrideOrigins }
      : undefined,
    visitors,
    origin: () => siteOrigin(app, config),
    previewOf: async (pathname) => (await previewOfJournal(pathname)) ?? previewOfLink(pathname),
    publicJournals: createJournalRepository(database).newestPublic,
    secretPageHeaders,
  })
}
