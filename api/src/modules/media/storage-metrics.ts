import { Gauge, type Registry } from 'prom-client'
import type { StorageUse } from './repository'

/** Milliseconds. The query reads the sizes of all pictures, so a scrape does not run it each time. */
const freshness = 60_000

interface Options {
  /** The quota of a user in bytes. */
  quota: number
  read: () => Promise<StorageUse>
}

/** Adds the metrics of the storage quota. Without the database they keep their last values. */
export function recordStorageMetrics(registry: Registry, { quota, read }: Options) {
  const registers = [registry]
  let latest: Promise<StorageUse> = Promise.resolve({ bytes: 0, largest: 0, usersNearQuota: 0 })
  let readAt = -Infinity
  const current = () => {
    if (performance.now() - readAt < freshness) return latest
    readAt = performance.now()
    const before = latest
    latest = read().catch(() => before)
    return latest
  }
  const gauge = (name: string, help: string, choose: (use: StorageUse) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(choose(await current()))
      },
    })
  new Gauge({ name: 'storage_quota_bytes', help: 'The storage quota of a user.', registers }).set(quota)
  gauge('storage_used_bytes', 'The size of all pictures. Read at most once a minute.', (use) => use.bytes)
  gauge('storage_largest_user_bytes', 'The size of the pictures of the user with the most.', (use) => {
    return use.largest
  })
  gauge('storage_users_near_quota', 'Users who have used at least 90 % of their quota.', (use) => {
    return use.usersNearQuota
  })
}
