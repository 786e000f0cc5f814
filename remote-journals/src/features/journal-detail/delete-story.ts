import { keys, type Story } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showJournal } from '../../journal/shown-journal'
import { request } from '../../request'
import { dropDraft, storyDraft } from '../../story-form/drafts'
import { words } from './words'

/** Deletes a Story after a confirmation, then opens the user's own Journals. */
export const useStoryDeletion = (journalId: string) => {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Story) =>
      request('put', '/api/journal/{journalId}/remove/story', {
        params: { journalId },
        body: { journalId, storyId: _id },
      }),
    onSuccess: async (journal) => {
      await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
      showJournal(cache, journal)
    },
  })
  return useDeletion(mutation, ({ _id, title, createdBy }) => {
    dropDraft(storyDraft(_id), createdBy)
    toasts.success(words.storyDeleted, { detail: title })
    void navigate('/journal/private', { viewTransition: true })
  })
}
