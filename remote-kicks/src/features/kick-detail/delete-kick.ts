import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { forgetKick } from '../../kick'

/** Deletes a Kick and takes it off the lists. */
export const useDeleteKick = (kickId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => api.kicks.delete(kickId),
    onSuccess: () => forgetKick(cache, kickId),
  })
}
