import { ownBucketsQuery } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

/** Returns all Buckets of the signed-in user, newest first. */
export const useBuckets = () => useQuery(ownBucketsQuery(request))
