import { ApiError, keys, type Shared } from '@bucketeer/shared-auth'
import { useSharedLink } from '@bucketeer/shared-ui/social'
import { useMutation, useQuery } from '@tanstack/react-query'
import { request } from '../../request'
import { words } from './words'

/** Exactly one of the two. */
type SharedLog = Pick<Shared, 'entry' | 'year'>

/** Returns the entry or the year of a link, and the mutation that opens one with a password. */
export const useSharedLog = (key: string) => {
  const link = useSharedLink<SharedLog>({
    queryKey: [...keys.log.all, 'shared', key],
    read: async (options) => {
      const { entry, year } = await request('get', '/api/shared/{key}', { params: { key }, ...options })
      if (entry) return { entry }
      if (year) return { year }
      throw new ApiError(404, words.linkToElse)
    },
  })
  return { query: useQuery(link.query), unlocking: useMutation(link.unlocking) }
}
