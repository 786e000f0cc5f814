import { type Bucket, type Kick, keys } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { words } from './words'

/** Adds a Kick to one of the user's Buckets. A toast shows the progress, also on other pages. */
export const useAddToBucket = ({ _id: kickId, name: kick }: Pick<Kick, '_id' | 'name'>) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: ({ _id }: Bucket) =>
      request('put', '/api/bucket/{bucketId}/add', {
        params: { bucketId: _id },
        body: { bucketId: _id, kickId },
      }),
    onMutate: ({ name }) => toasts.loading(words.adding(kick, name)),
    onSuccess: (bucket, { name }, toast) => {
      toasts.update(toast, {
        kind: 'success',
        message: words.added,
        detail: words.addedDetail(kick, name),
      })
      cache.setQueryData(keys.buckets.detail(bucket._id), bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
    },
    onError: (error, _bucket, toast) => {
      if (toast) toasts.update(toast, { kind: 'error', message: words.couldNotAdd, detail: error.message })
    },
  })
}
