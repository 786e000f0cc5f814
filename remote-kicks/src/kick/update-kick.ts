import { keys, type Kick, type KickChange } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { patchKick, relistKick } from './kick-cache'

/** Changes a Kick and puts the response into the cache. */
export function useUpdateKick(kickId: string) {
  const cache = useQueryClient()
  const change = useChange<KickChange, Kick>({
    update: (fields, options) =>
      request('put', '/api/kick/{kickId}', { params: { kickId }, body: fields, ...options }),
    version: async () => {
      const kick = await request('get', '/api/kick/{kickId}', { params: { kickId } })
      patchKick(cache, kickId, () => kick)
      return kick.updatedAt
    },
  })
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: KickChange & Partial<Pick<Kick, 'updatedAt'>>) =>
      change(fields, updatedAt),
    onSuccess: (kick) => {
      relistKick(cache, kick)
      void cache.invalidateQueries({ queryKey: keys.buckets.all })
    },
  })
}
