import { type Journal, type JournalFields, keys } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Changes a Journal; the answer is what its page shows from then on. */
export const useUpdateJournal = (journalId: string) => {
  const cache = useQueryClient()
  const show = async (journal: Journal) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    cache.setQueryData(keys.journals.detail(journalId), journal)
  }
  return useMutation({
    mutationFn: (changes: JournalFields) => api.journals.update(journalId, changes),
    onSuccess: show,
  })
}
