import { keys, type Kick } from '@bucketeer/shared-auth'
import type { QueryClient } from '@tanstack/react-query'

/** Updates a Kick in the cache of a Bucket's page. */
export const patchKick = (cache: QueryClient, bucketId: string, kickId: string, patch: Partial<Kick>) =>
  cache.setQueryData(
    keys.buckets.detail(bucketId),
    (bucket) =>
      bucket && {
        ...bucket,
        kicks: bucket.kicks.map((kick) => (kick._id === kickId ? { ...kick, ...patch } : kick)),
      },
  )
