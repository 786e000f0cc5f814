import { keys, type KickFields } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToLists } from '../../kick/kick-cache'
import { type Complete, sentFields } from '../../kick-form/kick-values'
import { request } from '../../request'
import { type NewKickValues } from './new-kick-values'

const fieldsOf = ({ bucketId, ...values }: Complete<NewKickValues>) => ({
  ...sentFields(values),
  // The server names a missing continent, unless the Kick may lack one.
  continent: values.audience === 'Private' ? values.continent || null : values.continent,
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
