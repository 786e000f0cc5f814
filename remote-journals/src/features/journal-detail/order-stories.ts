import { isOutdated, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readingKey, showJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Puts the Stories of a Journal into another order. Loads the Journal again if it has other Stories by now. */
export const useStoryOrder = (journalId: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (storyIds: string[]) =>
      request('put', '/api/journal/{journalId}/order', { params: { journalId }, body: { storyIds } }),
    onSuccess: async (journal) => {
      await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
      showJournal(cache, journal)
    },
    onError: async (error) => {
      if (isOutdated(error)) await cache.invalidateQueries({ queryKey: readingKey(journalId) })
    },
  })
}
