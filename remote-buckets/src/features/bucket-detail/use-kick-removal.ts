import { type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRemoveKick } from './remove-kick'
import { words } from './words'

/** Taking a Kick out of a Bucket from the Bucket's page: the list of Buckets afterwards, or why it is still in. */
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
    /** The id of the Kick that is on its way out. */
    leaving: isPending ? variables._id : null,
    remove: (kick: Kick) => {
      if (!isPending) remove(kick)
    },
  }
}
