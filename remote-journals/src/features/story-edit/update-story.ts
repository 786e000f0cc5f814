import { keys, type Story, type StoryFields, useChange } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { type SentStory } from '../../story-form/story-values'

/** Changes a Story and updates its Journal in the cache. */
export const useUpdateStory = ({ _id, journalId }: Story) => {
  const cache = useQueryClient()
  const detail = keys.journals.detail(journalId)
  const change = useChange<StoryFields, Story>({
    update: (fields, options) => api.stories.update(_id, fields, options),
    version: async () => {
      const journal = cache.setQueryData(detail, await api.journals.read(journalId))
      return journal?.story.find((story) => story._id === _id)?.updatedAt
    },
  })
  const show = async (updated: Story) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    cache.setQueryData(
      detail,
      (journal) =>
        journal && { ...journal, story: journal.story.map((story) => (story._id === _id ? updated : story)) },
    )
  }
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: SentStory) => change(fields, updatedAt),
    onSuccess: show,
  })
}
