import { type Bucket, isOutdated, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'

interface Order {
  kickIds: string[]
  /** The version of the Bucket that was ordered. */
  updatedAt: string
}

/** Puts the Kicks of a Bucket into another order. A Bucket that changed meanwhile refuses it, and is loaded again. */
export function useOrderKicks(bucketId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ kickIds, updatedAt }: Order): Promise<Bucket> =>
      request('put', '/api/bucket/{bucketId}/order', {
        params: { bucketId },
        body: { kickIds },
        ifMatch: updatedAt,
      }),
    onSuccess: (bucket) => {
      cache.setQueryData(keys.buckets.detail(bucketId), bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: keys.buckets.detail(bucketId) })
    },
  })
}
