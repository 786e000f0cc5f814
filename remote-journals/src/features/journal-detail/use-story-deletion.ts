import { type Story } from '@bucketeer/shared-auth'
import { useToasts } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { dropDraft, storyDraft } from '../../story-form'
import { useRemoveStory } from './remove-story'
import { useDeletion } from './use-deletion'
import { words } from './words'

/** Deleting a Story from its Journal's page: then come one's own Journals. */
export const useStoryDeletion = (journalId: string) => {
  const { mutateAsync } = useRemoveStory(journalId)
  const toasts = useToasts()
  const navigate = useNavigate()
  return useDeletion<Story>({
    remove: ({ _id }) => mutateAsync(_id),
    onRemoved: ({ _id, title, createdBy }) => {
      dropDraft(storyDraft(_id), createdBy)
      toasts.success(words.storyDeleted, { detail: title })
      void navigate('/journal/private', { viewTransition: true })
    },
  })
}
