import type { Routes } from '../../http/typed-app'
import { createFileStore } from '../releases/file-store'
import { createLiveReleases } from '../releases/live-releases'
import { createReleaseRepository } from '../releases/repository'
import { releaseRoutes } from '../releases/routes'
import { pageRoutes } from './page-routes'
import { publicConfig } from './public-config'

/** The site itself: releases, the registry, and every page. Register last and without a prefix. */
export const siteRoutes: Routes = async (app, { config, database, store }) => {
  const files = createFileStore(store)
  const repository = createReleaseRepository(database)
  const live = createLiveReleases(repository)
  await app.register(releaseRoutes, { files, repository, live, deployToken: config.deployToken })
  await app.register(pageRoutes, {
    files,
    live,
    config: publicConfig(config),
    overrides: config.overrides,
  })
}
