import { type Kick } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { forgetKick } from '../../kick/kick-cache'
import { request } from '../../request'
import { words } from './words'

/** Deletes a Kick after a confirmation, then opens the list without it. */
export const useKickDeletion = (list: string) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Kick) => request('delete', '/api/kick/{kickId}', { params: { kickId: _id } }),
    onSuccess: (_response, { _id }) => forgetKick(cache, _id),
  })
  return useDeletion(mutation, ({ name }) => {
    toasts.success(words.deleted, { detail: name })
    // Replaces the history entry, so that Back does not open the deleted Kick.
    void navigate(list, { replace: true, viewTransition: true })
  })
}
