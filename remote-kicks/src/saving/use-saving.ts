import { type Bucket, keys, type Kick, useAuth } from '@bucketeer/shared-auth'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { patchKick } from '../kick/kick-cache'
import { request } from '../request'
import { rememberBucket } from './last-bucket'
import { words } from './words'

/** Updates the caches after a Kick was put into a Bucket of the user or taken out. */
export const keepPlacement = (cache: QueryClient, bucket: Bucket, kickId: string, isIn: boolean) => {
  patchKick(cache, kickId, ({ inBuckets, mine }) => {
    const others = inBuckets.filter((id) => id !== bucket._id)
    const changed = isIn ? [...others, bucket._id] : others
    return { inBuckets: changed, mine: { ...mine, buckets: changed.length } }
  })
  cache.setQueryData(keys.buckets.detail(bucket._id), bucket)
  cache.setQueryData(keys.buckets.list(), (buckets) =>
    buckets?.map((each) => (each._id === bucket._id ? { ...each, kickCount: bucket.kickCount } : each)),
  )
  void cache.invalidateQueries({ queryKey: keys.buckets.list() })
  // Today shows the wish that is next.
  void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
}

interface Placement {
  /** Null makes the first Bucket. */
  bucket: Pick<Bucket, '_id'> | null
  isIn: boolean
}

/** Puts a Kick into one of the user's Buckets, or takes it out. */
export const usePlacement = ({ _id: kickId }: Pick<Kick, '_id'>) => {
  const cache = useQueryClient()
  const userId = useAuth(({ user }) => user?._id)
  return useMutation({
    mutationFn: async ({ bucket, isIn }: Placement) => {
      const { _id } = bucket ?? (await request('post', '/api/bucket', { body: { name: words.firstBucket } }))
      return request('put', isIn ? '/api/bucket/{bucketId}/add' : '/api/bucket/{bucketId}/remove/kick', {
        params: { bucketId: _id },
        body: { bucketId: _id, kickId },
      })
    },
    onSuccess: (bucket, { isIn }) => {
      if (isIn && userId) rememberBucket(userId, bucket._id)
      keepPlacement(cache, bucket, kickId, isIn)
    },
  })
}
