import { register, type Routes } from '../../app-deps'
import { runDaily } from '../../daily/run-daily'
import type { SiteMetrics } from '../../metrics/site-metrics'
import { cleanUpPictures } from './clean-up-pictures'
import { pictureRoutes } from './picture-routes'
import { createPictureRepository, type StorageUse } from './repository'
import { uploadRoutes } from './upload-routes'

/** Milliseconds. The query reads the sizes of all pictures, so a scrape does not run it each time. */
const freshness = 60_000

/**
 * Adds the metrics of the storage quota. Without the database they keep their last values.
 * @param quota bytes of each user
 */
function recordStorageMetrics({ addGauge }: SiteMetrics, quota: number, read: () => Promise<StorageUse>) {
  let latest: Promise<StorageUse> = Promise.resolve({ bytes: 0, largest: 0, usersNearQuota: 0 })
  let readAt = -Infinity
  const current = () => {
    if (performance.now() - readAt < freshness) return latest
    readAt = performance.now()
    const before = latest
    latest = read().catch(() => before)
    return latest
  }
  const gauge = (name: string, help: string, field: keyof StorageUse) =>
    addGauge(name, help, async () => (await current())[field])
  addGauge('storage_quota_bytes', 'The storage quota of a user.', () => quota)
  gauge('storage_used_bytes', 'The size of all pictures. Read at most once a minute.', 'bytes')
  gauge('storage_largest_user_bytes', 'The size of the pictures of the user with the most.', 'largest')
  gauge('storage_users_near_quota', 'Users who have used at least 90 % of their quota.', 'usersNearQuota')
}

/** Registers /api/upload and /media, and the daily clean-up. Register it without a prefix. */
export const mediaRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const { storageUse } = createPictureRepository(database)
  const quota = config.storagePerPerson
  recordStorageMetrics(app.metrics, quota, () => storageUse(quota))
  await register(app, uploadRoutes, deps)
  await register(app, pictureRoutes, deps)
  runDaily(app, database, {
    name: 'Cleaning up pictures',
    run: async () => app.log.info(await cleanUpPictures(deps), 'Cleaned up pictures that nothing uses'),
  })
}
