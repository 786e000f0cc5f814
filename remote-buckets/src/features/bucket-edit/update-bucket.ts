import { type Bucket, type BucketFields, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Changes a Bucket; the answer is what its page shows from then on. */
export const useUpdateBucket = (bucketId: string) => {
  const cache = useQueryClient()
  const show = (bucket: Bucket) => {
    cache.setQueryData(keys.buckets.detail(bucketId), bucket)
    void cache.invalidateQueries({ queryKey: keys.buckets.list() })
  }
  return useMutation({
    mutationFn: (changes: BucketFields) => api.buckets.update(bucketId, changes),
    onSuccess: show,
  })
}
