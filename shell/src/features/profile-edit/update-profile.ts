import { useQueryClient } from '@tanstack/react-query'
import { keys, useAuth, type User } from '@bucketeer/shared-auth'
import { api } from '../../api'
import type { ProfileValues } from './profile-values'

/** Changes one's profile; from then on all the site shows the new one. */
export const useUpdateProfile = ({ _id, email }: User) => {
  const cache = useQueryClient()
  const verify = useAuth(({ verify }) => verify)

  return async (values: ProfileValues): Promise<User> => {
    const saved = await api.users.update(_id, { ...values, ...(email && { email }) })
    // Name and picture stand on one's Kicks, Journals and comments, too; they are asked for anew when they show.
    await cache.invalidateQueries({ refetchType: 'none' })
    cache.setQueryData(keys.users.detail(_id), saved)
    // For the top bar, and whoever else asks who is signed in.
    void verify()
    return saved
  }
}
