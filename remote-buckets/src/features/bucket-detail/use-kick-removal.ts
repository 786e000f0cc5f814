import { type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRemoveKick } from './remove-kick'
import { words } from './words'

/** Removes a Kick on the Bucket's page, then opens the list of Buckets, or returns the error. */
export const useKickRemoval = (bucketId: string) => {
  const { mutate, isPending, variables } = useRemoveKick(bucketId)
  const [error, setError] = useState<Error | null>(null)
  const toasts = useToasts()
  const navigate = useNavigate()

  const remove = (kick: Kick) => {
    const leave = () => {
      toasts.success(words.kickRemoved, { detail: kick.name })
      void navigate('/buckets', { viewTransition: true })
    }
    mutate(kick, { onSuccess: leave, onError: setError })
  }
  return {
    error,
    /** The id of the Kick whose removal is pending. */
    leaving: isPending ? variables._id : null,
    remove: (kick: Kick) => {
      if (!isPending) remove(kick)
    },
  }
}
