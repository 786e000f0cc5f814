import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'
import { readPages } from '../read-pages'

/** All Buckets of the person who is signed in, newest first. */
export const useOwnBuckets = () =>
  useQuery<Bucket[]>({
    queryKey: keys.buckets.list(),
    queryFn: ({ signal }) => readPages((after) => api.buckets.list({ ...after, signal })),
  })
