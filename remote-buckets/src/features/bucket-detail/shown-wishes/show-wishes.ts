import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../request'

/** The user's own Kicks of the Bucket that others see only if the Bucket shows them. */
export const wishesOf = ({ kicks }: Bucket) =>
  kicks.filter(({ audience, shown }) => audience === 'Private' && shown !== undefined)

/** Decides which wishes the Bucket shows. */
export function useShowWishes(bucketId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wishes: { kickId: string; shown: boolean }[]) =>
      request('put', '/api/bucket/{bucketId}/shown', { params: { bucketId }, body: { kicks: wishes } }),
    onSuccess: (bucket) => cache.setQueryData(keys.buckets.detail(bucketId), bucket),
  })
}
