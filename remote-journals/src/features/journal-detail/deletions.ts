import { type Journal, keys, type Story } from '@bucketeer/shared-auth'
import { discardUnsavedWork, useToasts } from '@bucketeer/shared-ui'
import { useDeletion } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { showSavedJournal } from '../../journal/shown-journal'
import { request } from '../../request'
import { dropDraft, newStoryDraft, storyDraft } from '../../story-form/drafts'
import { words } from './words'

/** Deletes a Story after a confirmation, then opens the user's own Journals. */
export function useStoryDeletion(journalId: string) {
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
      await showSavedJournal(cache, journal)
      // A Kick names the Stories about it.
      void cache.invalidateQueries({ queryKey: keys.kicks.all, refetchType: 'none' })
    },
  })
  return useDeletion(mutation, ({ _id, title, createdBy }) => {
    dropDraft(storyDraft(_id), createdBy)
    toasts.success(words.storyDeleted, { detail: title })
    void navigate('/journal/private', { viewTransition: true })
  })
}

/** Deletes a Journal with its Stories after a confirmation, then opens the user's list without it. */
export function useJournalDeletion() {
  const cache = useQueryClient()
  const toasts = useToasts()
  const navigate = useNavigate()
  const mutation = useMutation({
    mutationFn: ({ _id }: Journal) =>
      request('delete', '/api/journal/{journalId}', { params: { journalId: _id } }),
    onSuccess: (_answer, deleted) => {
      cache.setQueryData(keys.journals.privateList(), (list) =>
        list?.filter(({ _id }) => _id !== deleted._id),
      )
      // The page is still mounted and must not refetch the deleted Journal.
      void cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    },
  })
  return useDeletion(mutation, ({ _id, title, story, contents, createdBy }) => {
    // The page has its first Stories only, and the contents has all.
    const drafts = [newStoryDraft(_id), ...(contents ?? story).map((each) => storyDraft(each._id))]
    drafts.forEach((name) => dropDraft(name, createdBy))
    toasts.success(words.deleted, { detail: title })
    discardUnsavedWork()
    // Replaces the history entry, so that Back does not open the deleted Journal.
    void navigate('/journal/private', { replace: true, viewTransition: true })
  })
}
