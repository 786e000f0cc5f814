import { type Bucket } from '@bucketeer/shared-auth'
import { type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { isGone } from './bucket-error'
import { BucketFailure } from './bucket-failure'

interface BucketGateProps {
  query: UseQueryResult<Bucket>
  /** The shape of what comes. */
  skeleton: ReactNode
  children: (bucket: Bucket) => ReactNode
}

/** Lets a page have its Bucket, and stands in for it while there is none: loading, failed, missing. */
export function BucketGate({ query, skeleton, children }: BucketGateProps) {
  const { data, error } = query
  // A Bucket that could not be refreshed is still worth showing; one that was deleted elsewhere is not.
  if (data && !isGone(error)) return children(data)
  if (error) return <BucketFailure error={error} onRetry={() => void query.refetch()} />
  return skeleton
}
