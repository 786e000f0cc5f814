import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'
import type { LoggedKick } from './entry'

/** Reads the Bucket of the page, which has it in the cache, with what one did of its Kicks. */
export const useLoggedBucket = (bucketId: string) =>
  useQuery<Omit<Bucket, 'kicks'> & { kicks: LoggedKick[] }>({
    queryKey: keys.buckets.detail(bucketId),
    queryFn: ({ signal }) => request('get', '/api/bucket/{bucketId}', { params: { bucketId }, signal }),
    staleTime: Infinity,
  })
