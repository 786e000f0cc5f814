import { ApiError, isNotFound, keys, type User } from '@bucketeer/shared-auth'
import { ErrorView, NotFoundView } from '@bucketeer/shared-ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { request } from '../request'
import { words } from './words'

async function readPerson(userId: string, signal: AbortSignal): Promise<User> {
  const person: User | null | undefined = await request('get', '/api/user/{userId}', {
    params: { userId },
    signal,
  })
  // An empty body is an error too; the empty message makes the view show its default text.
  if (!person?._id) throw new ApiError(200, '')
  return person
}

/** Queries a user's profile. It contains the e-mail address only if it is the signed-in user's own. */
export const usePerson = (userId: string) =>
  useQuery<User>({
    queryKey: keys.users.detail(userId),
    queryFn: ({ signal }) => readPerson(userId, signal),
  })

interface PersonGateProps {
  query: UseQueryResult<User>
  /** Shown while the user is loading. */
  skeleton: ReactNode
  children: (person: User) => ReactNode
}

/** Renders its children with the loaded user; otherwise a skeleton, an error or the not-found view. */
export function PersonGate({ query, skeleton, children }: PersonGateProps) {
  const { data, error, refetch } = query
  if (isNotFound(error)) return <NotFoundView />
  // After a failed refetch the stale profile stays visible.
  if (data) return children(data)
  if (error)
    return (
      <ErrorView
        message={error.message}
        onRetry={() => void refetch()}
        back={{ to: '/', label: words.back }}
      />
    )
  return skeleton
}
