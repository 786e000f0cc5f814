import { ApiError, type Kick, keys } from '@bucketeer/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api'
import { listedKick } from './kick-cache'
import { words } from './words'

const isWhole = (kick: Kick | null | undefined) => Boolean(kick?._id && kick.createdBy)

const readKick = async (kickId: string, signal: AbortSignal) => {
  const kick = await api.kicks.read(kickId, { signal })
  if (isWhole(kick)) return kick
  throw new ApiError(200, words.empty)
}

/**
 * One Kick. What a list already knows of it shows at once. An answer without a Kick is an error with the answer's own
 * status, 200.
 */
export const useKick = (kickId: string) => {
  const cache = useQueryClient()
  return useQuery<Kick>({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => readKick(kickId, signal),
    placeholderData: () => listedKick(cache, kickId),
  })
}
