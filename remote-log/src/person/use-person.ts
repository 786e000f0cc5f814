import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

const personQuery = (userId: string) => ({
  queryKey: keys.users.detail(userId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request('get', '/api/user/{userId}', { params: { userId }, signal }),
})

/** Queries the profile of a member. */
export const usePerson = (userId: string) => useQuery(personQuery(userId))

/** Reads the member of the page, which has it in the cache. */
export const usePersonOfPage = (userId: string) => useQuery({ ...personQuery(userId), staleTime: Infinity })
