import { keys, type Kick } from '@bucketeer/shared-auth'
import type { RoughDate, WishLine } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'
import { rememberNewWishes } from './use-wish-place'

/** Adds wishes to the Bucket, all or none, and shows them at once when the server has them. */
export function useAddWishes(bucketId: string) {
  const cache = useQueryClient()
  return useMutation({
    // One after another, in the order in which they were written.
    scope: { id: `wishes.${bucketId}` },
    mutationFn: (lines: WishLine[]) =>
      request('post', '/api/bucket/{bucketId}/wishes', {
        params: { bucketId },
        body: { lines: lines.map(({ text, done }) => (done ? { text, done } : { text })) },
      }),
    onSuccess: (kicks, lines) => {
      rememberNewWishes(cache, bucketId, kicks)
      cache.setQueryData(
        keys.buckets.detail(bucketId),
        (bucket) =>
          bucket && {
            ...bucket,
            kicks: [...bucket.kicks, ...kicks],
            kickCount: bucket.kickCount + kicks.length,
            ...(bucket.doneCount !== undefined && {
              doneCount: bucket.doneCount + kicks.filter(({ mine }) => mine.done > 0).length,
            }),
          },
      )
      void cache.invalidateQueries({ queryKey: keys.buckets.detail(bucketId) })
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
      const isDone = lines.some(({ done }) => done)
      void cache.invalidateQueries({ queryKey: isDone ? keys.log.all : keys.log.ofWishes })
    },
  })
}

/** Says when one wants to do a Kick of the Bucket; null is some day. */
export const setTarget = (bucketId: string, kickId: string, target: RoughDate | null) =>
  request('put', '/api/bucket/{bucketId}/kick/{kickId}', {
    params: { bucketId, kickId },
    body: { targetOn: target?.on ?? null, targetPrecision: target?.precision ?? null },
  })

/** Decides which wishes the Bucket shows. */
export const showWishes = (bucketId: string, wishes: readonly Kick[], isShown: (kickId: string) => boolean) =>
  request('put', '/api/bucket/{bucketId}/shown', {
    params: { bucketId },
    body: { kicks: wishes.map(({ _id }) => ({ kickId: _id, shown: isShown(_id) })) },
  })

/** Says when one wants to do a Kick, and puts the response into the cache. */
export function useTarget(bucketId: string, kickId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (target: RoughDate | null) => setTarget(bucketId, kickId, target),
    onSuccess: (bucket) => {
      cache.setQueryData(keys.buckets.detail(bucketId), bucket)
      // The wish with the nearest date comes first in Today.
      void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
    },
  })
}
