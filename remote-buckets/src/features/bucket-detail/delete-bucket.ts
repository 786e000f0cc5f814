import { keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Deletes a Bucket and takes it off the list. */
export const useDeleteBucket = (bucketId: string) => {
  const cache = useQueryClient()
  const hide = () => {
    cache.setQueryData(keys.buckets.list(), (list) => list?.filter(({ _id }) => _id !== bucketId))
    // Its own page is still there and must not ask for what is gone.
    void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
  }
  return useMutation({ mutationFn: () => api.buckets.delete(bucketId), onSuccess: hide })
}
