import { type Journal } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { dropDraft, newStoryDraft, storyDraft } from '../../story-form'
import { useDeleteJournal } from './delete-journal'
import { useDeletion } from './use-deletion'
import { words } from './words'

/** Deleting a Journal from its own page: then comes one's list without it. */
export const useJournalDeletion = (journal: Journal) => {
  const { mutateAsync } = useDeleteJournal(journal._id)
  const toasts = useToasts()
  const navigate = useNavigate()
  const { ask, ...deletion } = useDeletion<Journal>({
    remove: () => mutateAsync(),
    onRemoved: ({ _id, title, story, createdBy }) => {
      const drafts = [newStoryDraft(_id), ...story.map((page) => storyDraft(page._id))]
      drafts.forEach((name) => dropDraft(name, createdBy))
      toasts.success(words.deleted, { detail: title })
      // In the place of the page that is gone, so that the browser's Back does not lead there.
      void navigate('/journal/private', { replace: true, viewTransition: true })
    },
  })
  return { ...deletion, ask: () => ask(journal) }
}
