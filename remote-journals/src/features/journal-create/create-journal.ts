import { type Journal, type JournalFields, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Creates a Journal and puts it into the cache of its page. */
export const useCreateJournal = () => {
  const cache = useQueryClient()
  const show = async (journal: Journal) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    showJournal(cache, journal)
  }
  return useMutation({
    mutationFn: (journal: JournalFields) => request('post', '/api/journal', { body: journal }),
    onSuccess: show,
  })
}
