import { isNotFound, type Journal, keys, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showStoryChange } from '../../journal/shown-journal'
import { request } from '../../request'

/** Returns the Journal with the Story at its end, unless there are Stories before it that are not loaded. */
function withStory(journal: Journal, story: Story): Journal {
  const { _id, title, happenedOn = null } = story
  return {
    ...journal,
    story: journal.story.length < journal.storyCount ? journal.story : [...journal.story, story],
    ...(journal.contents && { contents: [...journal.contents, { _id, title, happenedOn, place: null }] }),
    storyCount: journal.storyCount + 1,
  }
}

/** Creates a Story and adds it to its Journal in the cache. */
export function useCreateStory(journalId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (story: StoryFields) =>
      request('post', '/api/story/{id}', { params: { id: journalId }, body: { ...story, journalId } }),
    onSuccess: (story) => showStoryChange(cache, journalId, (journal) => withStory(journal, story)),
    // A Journal that was deleted elsewhere.
    onError: async (error) => {
      if (isNotFound(error)) await cache.invalidateQueries({ queryKey: keys.journals.detail(journalId) })
    },
  })
}
