import { type Bucket, keys } from '@bucketeer/shared-auth'
import { discardUnsavedWork, useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { request } from '../../request'
import { words } from './words'

/** Deletes a Bucket after a confirmation, then opens the list without it. */
export const useBucketDeletion = () => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Bucket) =>
      request('delete', '/api/bucket/{bucketId}', { params: { bucketId: _id } }),
    onSuccess: (_answer, deleted) => {
      cache.setQueryData(keys.buckets.list(), (list) => list?.filter(({ _id }) => _id !== deleted._id))
      // The page is still mounted and must not refetch the deleted Bucket.
      void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
      // One of its Kicks may have been next in Today.
      void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
    },
  })
  return useDeletion(mutation, ({ name }) => {
    toasts.success(words.deleted, { detail: name })
    discardUnsavedWork()
    // Replaces the history entry, so that Back does not open the deleted Bucket.
    void navigate('/buckets', { replace: true, viewTransition: true })
  })
}
