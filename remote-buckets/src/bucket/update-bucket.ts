import { type Bucket, type BucketFields, keys } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'

type SentBucket = BucketFields & Partial<Pick<Bucket, 'updatedAt'>>

/** Changes a Bucket and puts the response into the cache. */
export function useUpdateBucket(bucketId: string) {
  const cache = useQueryClient()
  const show = (bucket: Bucket) => cache.setQueryData(keys.buckets.detail(bucketId), bucket)
  const change = useChange<BucketFields, Bucket>({
    update: (fields, options) =>
      request('put', '/api/bucket/{bucketId}', { params: { bucketId }, body: fields, ...options }),
    version: async () =>
      show(await request('get', '/api/bucket/{bucketId}', { params: { bucketId } }))?.updatedAt,
  })
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: SentBucket) => change(fields, updatedAt),
    onSuccess: (bucket) => {
      show(bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
  })
}
