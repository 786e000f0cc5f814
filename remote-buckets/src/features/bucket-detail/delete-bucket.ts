import { type Bucket, keys } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api'
import { words } from './words'

/** Deletes a Bucket from its own page, after a question; then comes the list without it. */
export const useBucketDeletion = () => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Bucket) => api.buckets.delete(_id),
    onSuccess: (_answer, deleted) => {
      cache.setQueryData(keys.buckets.list(), (list) => list?.filter(({ _id }) => _id !== deleted._id))
      // Its own page is still there and must not ask for what is gone.
      void cache.invalidateQueries({ queryKey: keys.buckets.all, refetchType: 'none' })
    },
  })
  return useDeletion(mutation, ({ name }) => {
    toasts.success(words.deleted, { detail: name })
    // In the place of the page that is gone, so that the browser's Back does not lead there.
    void navigate('/buckets', { replace: true, viewTransition: true })
  })
}
