import { type Bucket, type Kick, useAuth } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { rememberBucket } from '../saving/last-bucket'
import { keepPlacement } from '../saving/use-placement'
import { words } from './words'

/** Adds a Kick to one of the user's Buckets. A toast shows the progress, also on other pages. */
export const useAddToBucket = ({ _id: kickId, name: kick }: Pick<Kick, '_id' | 'name'>) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const userId = useAuth(({ user }) => user?._id)
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
      void keepPlacement(cache, bucket, kickId, 'in')
      if (userId) rememberBucket(userId, bucket._id)
    },
    onError: (error, _bucket, toast) => {
      if (toast) toasts.update(toast, { kind: 'error', message: words.couldNotAdd, detail: error.message })
    },
  })
}
