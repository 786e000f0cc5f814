import { useQueryClient } from '@tanstack/react-query'
import { keys, useAuth, useChange, type User, type UserFields } from '@bucketeer/shared-auth'
import { api } from '../../api'
import type { ProfileValues } from './profile-values'

/** Changes one's profile; from then on all the site shows the new one. */
export const useUpdateProfile = ({ _id, email }: User) => {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)
  const change = useChange<UserFields, User>({
    update: (fields, options) => api.users.update(_id, fields, options),
    version: async () => cache.setQueryData(keys.users.detail(_id), await api.users.read(_id))?.updatedAt,
  })

  return async ({ updatedAt, ...values }: ProfileValues): Promise<User> => {
    const saved = await change({ ...values, ...(email && { email }) }, updatedAt)
    // Name and picture stand on one's Kicks, Journals and comments, too; they are asked for anew when they show.
    await cache.invalidateQueries({ refetchType: 'none' })
    cache.setQueryData(keys.users.detail(_id), saved)
    // For the top bar, and whoever else asks who is signed in.
    void verify()
    return saved
  }
}
