import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'

/** The user's own Kicks of the Bucket that are for the user alone: the Bucket can show them, and does not. */
export const hiddenWishes = ({ kicks }: Bucket) =>
  kicks.filter(({ audience, shown }) => audience === 'Private' && (shown === null || shown === false))

/** Decides which wishes the Bucket shows. */
export function useShowWishes(bucketId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wishes: { kickId: string; shown: boolean }[]) =>
      request('put', '/api/bucket/{bucketId}/shown', { params: { bucketId }, body: { kicks: wishes } }),
    onSuccess: (bucket) => cache.setQueryData(keys.buckets.detail(bucketId), bucket),
  })
}
