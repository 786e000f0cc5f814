import { keys, type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../../request'
import { words } from './words'

/** Removes a Kick on the Bucket's page, then opens the list of Buckets, or returns the error. */
export const useKickRemoval = (bucketId: string) => {
  const cache = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  const toasts = useToasts()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ _id }: Kick) =>
      request('put', '/api/bucket/{bucketId}/remove/kick', {
        params: { bucketId },
        body: { bucketId, kickId: _id },
      }),
    onSuccess: (bucket) => {
      cache.setQueryData(keys.buckets.detail(bucketId), bucket)
      void cache.invalidateQueries({ queryKey: keys.buckets.list() })
      // Kicks say which Buckets hold them.
      void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
      // It may have been next in Today.
      void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
    },
  })
  const onRemoved = ({ name }: Kick) => {
    toasts.success(words.kickRemoved, { detail: name })
    void navigate('/buckets', { viewTransition: true })
  }
  return {
    error,
    /** The id of the Kick whose removal is pending. */
    leaving: isPending ? variables._id : null,
    remove: (kick: Kick) => {
      if (!isPending) mutate(kick, { onSuccess: () => onRemoved(kick), onError: setError })
    },
  }
}
