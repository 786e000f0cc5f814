import { type Kick } from '@bucketeer/shared-auth'
import { type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { isGone } from './kick-error'
import { KickFailure } from './kick-failure'

interface KickGateProps {
  query: UseQueryResult<Kick>
  /** The shape of what comes. */
  skeleton: ReactNode
  children: (kick: Kick) => ReactNode
}

/** Lets a page have its Kick, and stands in for it while there is none: loading, failed, missing. */
export function KickGate({ query, skeleton, children }: KickGateProps) {
  const { data, error } = query
  // A Kick that could not be refreshed is still worth showing; one that was deleted meanwhile is not.
  if (data && !isGone(error)) return children(data)
  if (error) return <KickFailure error={error} onRetry={() => void query.refetch()} />
  return skeleton
}
