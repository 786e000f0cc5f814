import { type Kick, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Removes a Kick from a Bucket and puts the response into the cache. */
export const useRemoveKick = (bucketId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Kick) => api.buckets.removeKick(bucketId, _id),
    onSuccess: (bucket) => {
      cache.setQueryData(keys.buckets.detail(bucketId), bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}
