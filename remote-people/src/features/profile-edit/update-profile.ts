import { useQueryClient } from '@tanstack/react-query'
import { keys, useAuth, type User, type UserFields } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { request } from '../../request'
import type { ProfileValues } from './profile-values'

/** Saves the profile and updates the session and the cache. */
export const useUpdateProfile = ({ _id, email }: User) => {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  const path = '/api/user/{userId}'
  const params = { userId: _id }
  const change = useChange<UserFields, User>({
    update: (fields, options) => request('put', path, { params, body: fields, ...options }),
    version: async () => {
      const newest = await request('get', path, { params })
      return cache.setQueryData(keys.users.detail(_id), newest)?.updatedAt
    },
  })

  return async ({ updatedAt, ...values }: ProfileValues): Promise<User> => {
    const saved = await change({ ...values, ...(email && { email }) }, updatedAt)
    // Kicks, Journals and comments show name and picture, too; they are refetched when they render.
    await cache.invalidateQueries({ refetchType: 'none' })
    cache.setQueryData(keys.users.detail(_id), saved)
    // Updates the user in the auth store, for the top bar.
    void verify()
    return saved
  }
}
