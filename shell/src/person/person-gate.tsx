import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound, type User } from '@bucketeer/shared-auth'
import { ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { words } from './words'

interface PersonGateProps {
  query: UseQueryResult<User>
  /** The shape of what comes. */
  skeleton: ReactNode
  children: (person: User) => ReactNode
}

const back = { to: '/', label: words.back }

/** Lets a page have its person, and stands in for it while there is none: loading, failed, unknown. */
export const PersonGate = ({ query, skeleton, children }: PersonGateProps) => {
  const { data, error, refetch } = query
  if (isNotFound(error)) return <NotFoundView />
  // A profile that could not be refreshed is still worth showing.
  if (data) return children(data)
  if (error) return <ErrorView message={error.message} onRetry={() => void refetch()} back={back} />
  return skeleton
}
