import { keys, type KickChange } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { patchKick } from '../../kick'

/** Changes a Kick; the answer is what is shown of it from then on. */
export const useUpdateKick = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: KickChange) => api.kicks.update(kickId, change),
    onSuccess: (kick) => {
      patchKick(cache, kickId, () => kick)
      void cache.invalidateQueries({ queryKey: keys.buckets.all })
    },
  })
}
