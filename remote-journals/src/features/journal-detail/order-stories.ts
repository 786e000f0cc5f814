import { keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Puts the Stories of a Journal into another order. */
export const useStoryOrder = (journalId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (storyIds: string[]) =>
      request('put', '/api/journal/{journalId}/order', { params: { journalId }, body: { storyIds } }),
    onSuccess: async (journal) => {
      await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
      showJournal(cache, journal)
    },
  })
}
