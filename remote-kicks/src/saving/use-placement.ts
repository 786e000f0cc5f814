import { type Bucket, isNotFound, keys, type Kick, ownBucketsQuery, useAuth } from '@bucketeer/shared-auth'
import { deviceStorage } from '@bucketeer/shared-ui'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { patchKick, stopLoading } from '../kick/kick-cache'
import { request } from '../request'
import { words } from './words'

/** The key on this device of the Bucket to which a user last added a Kick. */
const keyOf = (userId: string) => `bucketeer.last-bucket.${userId}`

/** Returns the Bucket that the user used last on this device, or their newest one. Undefined without Buckets. */
export function lastBucket(userId: string, buckets: Bucket[]): Bucket | undefined {
  const last = deviceStorage.read(keyOf(userId))
  return buckets.find(({ _id }) => _id === last) ?? buckets[0]
}

type Place = 'in' | 'out'

const placeKick = (cache: QueryClient, kickId: string, bucketId: string, place: Place) =>
  patchKick(cache, kickId, ({ inBuckets, mine }) => {
    const others = inBuckets.filter((id) => id !== bucketId)
    const changed = place === 'in' ? [...others, bucketId] : others
    return { inBuckets: changed, mine: { ...mine, buckets: changed.length } }
  })

interface Placement {
  /** Null for the Bucket that was used last. A user without Buckets gets a first one. */
  bucket: Pick<Bucket, '_id'> | null
  isIn: boolean
}

const readBuckets = (cache: QueryClient) => cache.fetchQuery({ ...ownBucketsQuery(request), staleTime: 0 })

/** Returns the Bucket that was used last, or creates a first one. Reads the list, to which a call before may have added. */
async function defaultBucket(cache: QueryClient, userId: string) {
  const known = lastBucket(userId, await readBuckets(cache))
  return known ?? request('post', '/api/bucket', { body: { name: words.firstBucket } })
}

/**
 * Puts a Kick into one of the user's Buckets, or takes it out. A Bucket that is gone holds no Kick any more. Calls wait for
 * each other, so that two of them do not create a first Bucket each.
 */
export function usePlacement({ _id: kickId }: Pick<Kick, '_id'>) {
  const cache = useQueryClient()
  const userId = useAuth(({ user }) => user?._id) ?? ''
  return useMutation({
    scope: { id: 'placement' },
    mutationFn: async ({ bucket, isIn }: Placement) => {
      const { _id } = bucket ?? (await defaultBucket(cache, userId))
      const path = isIn ? '/api/bucket/{bucketId}/add' : '/api/bucket/{bucketId}/remove/kick'
      try {
        return await request('put', path, { params: { bucketId: _id }, body: { bucketId: _id, kickId } })
      } catch (error) {
        if (!isNotFound(error)) throw error
        const buckets = await readBuckets(cache)
        if (buckets.some((each) => each._id === _id)) throw error
        placeKick(cache, kickId, _id, 'out')
        if (isIn) throw error
        return null
      }
    },
    onSuccess: async (bucket, { isIn }) => {
      if (!bucket) return
      if (isIn) deviceStorage.write(keyOf(userId), bucket._id)
      await stopLoading(cache, kickId)
      placeKick(cache, kickId, bucket._id, isIn ? 'in' : 'out')
      cache.setQueryData(keys.buckets.detail(bucket._id), bucket)
      cache.setQueryData(keys.buckets.list(), (buckets) =>
        buckets?.map((each) => (each._id === bucket._id ? { ...each, kickCount: bucket.kickCount } : each)),
      )
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
      // Today shows the wish that is next.
      void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
    },
  })
}
