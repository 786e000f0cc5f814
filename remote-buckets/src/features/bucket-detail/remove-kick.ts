import { type Kick, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Takes a Kick out of a Bucket; the answer is what the Bucket's page shows from then on. */
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
