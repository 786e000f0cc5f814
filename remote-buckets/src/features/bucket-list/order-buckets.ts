import { isOutdated, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'

/** Puts the user's Buckets into an order of their own. Loads them again if they are other ones by now. */
export const useOrderBuckets = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (bucketIds: string[]) => request('put', '/api/bucket/order', { body: { bucketIds } }),
    onSuccess: (_nothing, bucketIds) => {
      const places = new Map(bucketIds.map((id, index) => [id, index + 1]))
      cache.setQueryData(keys.buckets.list(), (buckets) =>
        buckets?.map((bucket) => ({ ...bucket, position: places.get(bucket._id) ?? null })),
      )
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}
