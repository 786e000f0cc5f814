import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound, type User } from '@bucketeer/shared-auth'
import { ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { words } from './words'

interface PersonGateProps {
  query: UseQueryResult<User>
  /** Shown while the user is loading. */
  skeleton: ReactNode
  children: (person: User) => ReactNode
}

const back = { to: '/', label: words.back }

/** Renders its children with the loaded user; otherwise a skeleton, an error or the not-found view. */
export const PersonGate = ({ query, skeleton, children }: PersonGateProps) => {
  const { data, error, refetch } = query
  if (isNotFound(error)) return <NotFoundView />
  // After a failed refetch the stale profile stays visible.
  if (data) return children(data)
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} back={back} />
  return skeleton
}
