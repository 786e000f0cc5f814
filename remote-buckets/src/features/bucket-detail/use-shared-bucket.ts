import { ApiError, keys } from '@bucketeer/shared-auth'
import { useSharedLink } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

/** Returns the Bucket of a link, and the mutation that opens one with a password. */
export const useSharedBucket = (key: string) => {
  const link = useSharedLink({
    queryKey: [...keys.buckets.all, 'shared', key],
    read: async (options) => {
      const { bucket } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (bucket) return bucket
      throw new ApiError(404, words.linkToElse)
    },
  })
  return { query: useQuery(link.query), unlocking: useMutation(link.unlocking) }
}
