import { keys, type Kick, type KickChange } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { allPhotos } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Complete } from '../../form/use-picture-form'
import { patchKick } from '../../kick/kick-cache'
import { request } from '../../request'
import { type EditValues } from './edit-values'

/** Changes a Kick and puts the response into the cache. */
export const useUpdateKick = (kickId: string) => {
  const cache = useQueryClient()
  const show = (kick: Kick) => patchKick(cache, kickId, () => kick)
  const change = useChange<KickChange, Kick>({
    update: (fields, options) =>
      request('put', '/api/kick/{kickId}', { params: { kickId }, body: fields, ...options }),
    version: async () => {
      const kick = await request('get', '/api/kick/{kickId}', { params: { kickId } })
      show(kick)
      return kick.updatedAt
    },
  })
  return useMutation({
    mutationFn: ({ updatedAt, photos, ...fields }: Complete<EditValues>) =>
      change({ ...fields, ...(photos && { photos: allPhotos(fields.pictures, photos) }) }, updatedAt),
    onSuccess: (kick) => {
      show(kick)
      void cache.invalidateQueries({ queryKey: keys.buckets.all })
    },
  })
}
