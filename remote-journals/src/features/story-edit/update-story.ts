import { keys, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'

/** Changes a Story in its place in the Journal. */
export const useUpdateStory = ({ _id, journalId }: Story) => {
  const cache = useQueryClient()
  const show = async (updated: Story) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    cache.setQueryData(
      keys.journals.detail(journalId),
      (journal) =>
        journal && { ...journal, story: journal.story.map((story) => (story._id === _id ? updated : story)) },
    )
  }
  return useMutation({
    mutationFn: (changes: StoryFields) => api.stories.update(_id, changes),
    onSuccess: show,
  })
}
