import { type Journal } from '@bucketeer/shared-auth'
import { type UseQueryResult } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { isGone } from './journal-error'
import { JournalFailure } from './journal-failure'

interface JournalGateProps {
  query: UseQueryResult<Journal>
  /** The shape of what comes. */
  skeleton: ReactNode
  children: (journal: Journal) => ReactNode
}

/** Lets a page have its Journal, and stands in for it while there is none: loading, failed, missing. */
export function JournalGate({ query, skeleton, children }: JournalGateProps) {
  const { data, error } = query
  // A Journal that could not be refreshed is still worth showing; one that was deleted elsewhere is not.
  if (data && !isGone(error)) return children(data)
  if (error) return <JournalFailure error={error} onRetry={() => void query.refetch()} />
  return skeleton
}
