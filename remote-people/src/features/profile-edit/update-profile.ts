import { useQueryClient } from '@tanstack/react-query'
import { keys, useAuth, useChange, type User, type UserFields } from '@bucketeer/shared-auth'
import { request } from '../../request'
import type { ProfileValues } from './profile-values'

/** Saves the profile and updates the session and the cache. */
export const useUpdateProfile = ({ _id, email }: User) => {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  const change = useChange<UserFields, User>({
    update: (fields, options) =>
      request('put', '/api/user/{userId}', { params: { userId: _id }, body: fields, ...options }),
    version: async () => {
      const newest = await request('get', '/api/user/{userId}', { params: { userId: _id } })
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
