import { ownBucketsQuery } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api'

/** All Buckets of the person who is signed in, newest first. */
export const useBuckets = () => useQuery(ownBucketsQuery(api))
