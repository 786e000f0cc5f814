import { type Bucket } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDeleteBucket } from './delete-bucket'
import { words } from './words'

/** Deleting a Bucket from its own page: the question first, then the list without it, or why it is still there. */
export const useBucketDeletion = ({ _id, name }: Bucket) => {
  const { mutate, isPending } = useDeleteBucket(_id)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const toasts = useToasts()
  const navigate = useNavigate()

  const leave = () => {
    toasts.success(words.deleted, { detail: name })
    // In the place of the page that is gone, so that the browser's Back does not lead there.
    void navigate('/buckets', { replace: true, viewTransition: true })
  }
  const fail = (failure: Error) => {
    setAsking(false)
    setError(failure)
  }
  return {
    isAsking,
    isPending,
    error,
    ask: () => setAsking(true),
    cancel: () => setAsking(false),
    confirm: () => mutate(undefined, { onSuccess: leave, onError: fail }),
  }
}
