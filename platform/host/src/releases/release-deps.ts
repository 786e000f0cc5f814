import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { HostOptions } from '../options'
import { createFileStore } from './file-store'
import { createLiveReleases } from './live-releases'
import { createPackageRepository } from './packages/repository'
import { createReportRepository } from './reports/repository'
import { createReleaseRepository } from './repository'
import { createDeployGuard } from './tokens/deploy-guard'
import { createTokenRepository } from './tokens/repository'
import { createUnreleasedRepository } from './unreleased/repository'
import { createVisitorReader } from './visitor'

/** Creates what the routes of the host share, besides its options. */
export function createReleaseDeps(options: HostOptions) {
  const { config, database, store, siteKey, audit, onLive } = options
  const repository = createReleaseRepository(database, audit)
  const tokens = createTokenRepository(database, audit)
  return {
    ...options,
    repository,
    tokens,
    files: createFileStore(store),
    live: createLiveReleases(repository, onLive),
    guard: createDeployGuard(tokens, config.deployToken),
    visitors: createVisitorReader(siteKey, config.publicUrl?.startsWith('https:') ?? false),
    reports: createReportRepository(database),
    unreleased: createUnreleasedRepository(database),
    packages: createPackageRepository(database, audit),
  }
}

export type ReleaseDeps = ReturnType<typeof createReleaseDeps>

export type ReleaseRoutes = FastifyPluginAsyncTypebox<ReleaseDeps>
