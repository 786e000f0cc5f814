import { type Bucket, type BucketFields, keys, useChange } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { type BucketValues } from '../../bucket-form/bucket-values'

/** Changes a Bucket and puts the response into the cache. */
export const useUpdateBucket = (bucketId: string) => {
  const cache = useQueryClient()
  const show = (bucket: Bucket) => cache.setQueryData(keys.buckets.detail(bucketId), bucket)
  const change = useChange<BucketFields, Bucket>({
    update: (fields, options) => api.buckets.update(bucketId, fields, options),
    version: async () => show(await api.buckets.read(bucketId))?.updatedAt,
  })
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: BucketValues) => change(fields, updatedAt),
    onSuccess: (bucket) => {
      show(bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}
