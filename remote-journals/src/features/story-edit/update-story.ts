import { keys, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'
import { type SentStory } from '../../story-form/story-values'

/** Changes a Story and updates its Journal in the cache. */
export const useUpdateStory = ({ _id, journalId }: Story) => {
  const cache = useQueryClient()
  const detail = keys.journals.detail(journalId)
  const change = useChange<StoryFields, Story>({
    update: (fields, options) =>
      request('put', '/api/story/{id}', { params: { id: _id }, body: fields, ...options }),
    version: async () => {
      const newest = await request('get', '/api/journal/{journalId}', { params: { journalId } })
      const journal = cache.setQueryData(detail, newest)
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
