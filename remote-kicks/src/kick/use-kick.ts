import { ApiError, type Kick, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { listedKick } from './kick-cache'
import { words } from './words'

const isWhole = (kick: Kick | null | undefined) => Boolean(kick?._id && kick.createdBy)

const readKick = async (kickId: string, signal: AbortSignal) => {
  const kick = await request('get', '/api/kick/{kickId}', { params: { kickId }, signal })
  if (isWhole(kick)) return kick
  throw new ApiError(200, words.empty)
}

/**
 * Returns a Kick. Shows cached data of the lists first. A response without a Kick is an error with the response's status,
 * 200.
 */
export const useKick = (kickId: string) => {
  const cache = useQueryClient()
  return useQuery<Kick>({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => readKick(kickId, signal),
    placeholderData: () => listedKick(cache, kickId),
  })
}
