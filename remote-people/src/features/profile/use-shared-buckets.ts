import { useQuery } from '@tanstack/react-query'
import { keys } from '@bucketeer/shared-auth'
import { request } from '../../request'

/** Queries the Buckets that a user shares with the signed-in one, newest first. */
export const useSharedBuckets = (createdBy: string) =>
  useQuery({
    queryKey: [...keys.buckets.all, 'shared', createdBy],
    queryFn: ({ signal }) => request('get', '/api/bucket', { query: { createdBy }, signal }),
  })
