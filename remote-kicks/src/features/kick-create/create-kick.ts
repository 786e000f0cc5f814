import { keys, type KickFields } from '@bucketeer/shared-auth'
import { allPhotos } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Complete } from '../../form/use-picture-form'
import { addToLists } from '../../kick/kick-cache'
import { sentPlace } from '../../kick-form/sent-place'
import { request } from '../../request'
import { type NewKickValues } from './new-kick-values'

const fieldsOf = ({
  place,
  placePrecision,
  bucketId,
  photos,
  drawnAs: _drawnAs,
  ...fields
}: Complete<NewKickValues>) => ({
  ...fields,
  ...(photos && { photos: allPhotos(fields.pictures || null, photos) }),
  ...sentPlace(place, placePrecision),
  // The server names a missing continent, unless the Kick may lack one.
  continent: fields.audience === 'Private' ? fields.continent || null : fields.continent,
  buckets: bucketId || null,
})

/** Creates a Kick and adds it to the top of the cached list. */
export const useCreateKick = () => {
  const cache = useQueryClient()
  return useMutation({
    // The server refuses a Kick without a continent, and the form shows its message.
    mutationFn: (values: Complete<NewKickValues>) =>
      request('post', '/api/kick', { body: fieldsOf(values) as KickFields }),
    onSuccess: (kick) => {
      addToLists(cache, kick)
      if (kick.buckets) {
        void cache.invalidateQueries({ queryKey: keys.buckets.all })
        // It may be the next wish in Today.
        void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
      }
    },
  })
}
