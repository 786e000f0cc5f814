import { type User, useAuth, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'
import { settingsKey } from '../../settings/use-settings'

export type Way = NonNullable<User['way']>

/** Saves the user's Way, and leaves the rest of the profile as it is. */
export const useSaveWay = (userId: string) => {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  return useMutation({
    scope: { id: 'way' },
    mutationFn: async (way: Way) => {
      const params = { userId }
      const { userName, tagline, profilePicture, updatedAt } = await request('get', '/api/user/{userId}', {
        params,
      })
      const body = { userName, tagline, profilePicture, way }
      return request('put', '/api/user/{userId}', { params, body, ifMatch: updatedAt })
    },
    onSuccess: (user) => {
      cache.setQueryData(keys.users.detail(userId), user)
      void cache.invalidateQueries({ queryKey: settingsKey })
      // Updates the user of the session.
      void verify()
    },
  })
}
