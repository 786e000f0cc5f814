import { ownBucketsQuery } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'

/** Returns all Buckets of the signed-in user, newest first. */
export const useOwnBuckets = () => useQuery(ownBucketsQuery(api))
