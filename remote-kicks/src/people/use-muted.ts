import { keys, type User } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../request'

/**
 * Returns whether the user muted a person; false while that is unknown.
 * @param when whether to ask the server, or to look into the cache only
 */
export const useMuted = (userId: string, when: 'asked' | 'cached'): boolean => {
  const { data } = useQuery<User>({
    queryKey: keys.users.detail(userId),
    queryFn: ({ signal }) => request('get', '/api/user/{userId}', { params: { userId }, signal }),
    enabled: when === 'asked',
  })
  return data?.relation?.muted ?? false
}
