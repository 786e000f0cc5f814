import { type Journal, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Deletes a Story; the answer is the Journal without it. */
export const useRemoveStory = (journalId: string) => {
  const cache = useQueryClient()
  const show = async (journal: Journal) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    cache.setQueryData(keys.journals.detail(journalId), journal)
  }
  return useMutation({
    mutationFn: (storyId: string) => api.journals.removeStory(journalId, storyId),
    onSuccess: show,
  })
}
