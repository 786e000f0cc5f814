import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** Reads the Bucket of the page, which has it in the cache. */
export const useBucket = (bucketId: string) =>
  useQuery({
    queryKey: keys.buckets.detail(bucketId),
    queryFn: ({ signal }) => request('get', '/api/bucket/{bucketId}', { params: { bucketId }, signal }),
    staleTime: Infinity,
  })
