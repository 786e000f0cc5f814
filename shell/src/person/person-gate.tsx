import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError, type User } from '@bucketeer/shared-auth'
import { ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { words } from './words'

interface PersonGateProps {
  query: UseQueryResult<User>
  /** The shape of what comes. */
  skeleton: ReactNode
  children: (person: User) => ReactNode
}

const back = { to: '/', label: words.back }

const isNobody = (error: Error | null) => error instanceof ApiError && error.status === 404

/** Lets a page have its person, and stands in for it while there is none: loading, failed, unknown. */
export const PersonGate = ({ query, skeleton, children }: PersonGateProps) => {
  const { data, error, refetch } = query
  if (isNobody(error)) return <NotFoundView />
  // A profile that could not be refreshed is still worth showing.
  if (data) return children(data)
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} back={back} />
  return skeleton
}
