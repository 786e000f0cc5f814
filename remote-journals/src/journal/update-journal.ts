import { type Journal, type JournalFields } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SentJournal } from '../journal-form/journal-values'
import { showJournal, showSavedJournal } from './shown-journal'
import { request } from '../request'
import { readWholeJournal } from './own-journal-gate'

/** Changes a Journal and puts the response into the cache. */
export function useUpdateJournal(journalId: string) {
  const cache = useQueryClient()
  const change = useChange<JournalFields, Journal>({
    update: (fields, options) =>
      request('put', '/api/journal/{journalId}', { params: { journalId }, body: fields, ...options }),
    version: async () => {
      const newest = await readWholeJournal(journalId)
      showJournal(cache, newest)
      return newest.updatedAt
    },
  })
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: SentJournal) => change(fields, updatedAt),
    onSuccess: (journal) => showSavedJournal(cache, journal),
  })
}
