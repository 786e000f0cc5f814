import { type Bucket, type BucketFields, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'

/** Creates a Bucket and adds it to the top of the cached list. */
export const useCreateBucket = () => {
  const cache = useQueryClient()
  const show = (bucket: Bucket) => {
    cache.setQueryData(keys.buckets.list(), (list) => list && [bucket, ...list])
    void cache.invalidateQueries({ queryKey: keys.buckets.list() })
  }
  return useMutation({
    mutationFn: (bucket: BucketFields) => request('post', '/api/bucket', { body: bucket }),
    onSuccess: show,
  })
}
