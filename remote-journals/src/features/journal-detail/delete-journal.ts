import { keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Deletes a Journal with its Stories, and takes it off one's list. */
export const useDeleteJournal = (journalId: string) => {
  const cache = useQueryClient()
  const hide = () => {
    cache.setQueryData(keys.journals.privateList(), (list) => list?.filter(({ _id }) => _id !== journalId))
    // Its own page is still there and must not ask for what is gone.
    void cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
  }
  return useMutation({ mutationFn: () => api.journals.delete(journalId), onSuccess: hide })
}
