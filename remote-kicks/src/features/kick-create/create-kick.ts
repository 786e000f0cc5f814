import { keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToLists } from '../../kick/kick-cache'
import { fieldsOf, type KickValues } from '../../kick-form/kick-values'
import { request } from '../../request'

/** Creates a Kick and adds it to the top of the cached list. */
export function useCreateKick() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ updatedAt: _updatedAt, ...values }: KickValues) =>
      request('post', '/api/kick', { body: { ...fieldsOf(values), buckets: values.bucketId || null } }),
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
