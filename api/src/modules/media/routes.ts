import { register, type Routes } from '../../app-deps'
import { recordStorageMetrics } from './storage-metrics'
import { dailyPictureCleanUp } from './clean-up/daily-clean-up'
import { pictureRoutes } from './picture-routes'
import { createPictureRepository } from './repository'
import { uploadRoutes } from './upload-routes'

/** Registers /api/upload and /media, and the daily clean-up. Register it without a prefix. */
export const mediaRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const quota = config.storagePerPerson
  const pictures = createPictureRepository(database)
  recordStorageMetrics(app.metrics.registry, { quota, read: () => pictures.storageUse(quota) })
  await register(app, uploadRoutes, deps)
  await register(app, pictureRoutes, deps)
  await register(app, dailyPictureCleanUp, deps)
}
