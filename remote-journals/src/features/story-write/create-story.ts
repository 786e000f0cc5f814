import { keys, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../request'

/** Creates a Story and adds it to its Journal in the cache. */
export const useCreateStory = (journalId: string) => {
  const cache = useQueryClient()
  const show = async (story: Story) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    cache.setQueryData(
      keys.journals.detail(journalId),
      (journal) =>
        journal && { ...journal, story: [...journal.story, story], storyCount: journal.storyCount + 1 },
    )
  }
  return useMutation({
    mutationFn: (story: StoryFields) =>
      request('post', '/api/story/{id}', { params: { id: journalId }, body: { ...story, journalId } }),
    onSuccess: show,
  })
}
