import { type Journal, type Story, type StoryFields } from '@bucketeer/shared-auth'
import { useChange } from '@bucketeer/shared-ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showJournal, showStoryChange } from '../../journal/shown-journal'
import { readWholeJournal } from '../../journal/own-journal-gate'
import { request } from '../../request'
import { type SentStory } from '../../story-form/story-values'

function withChanged(journal: Journal, updated: Story): Journal {
  const { _id, title, happenedOn = null } = updated
  return {
    ...journal,
    story: journal.story.map((story) => (story._id === _id ? updated : story)),
    ...(journal.contents && {
      contents: journal.contents.map((entry) =>
        entry._id === _id ? { ...entry, title, happenedOn } : entry,
      ),
    }),
  }
}

/** Changes a Story and updates its Journal in the cache. */
export function useUpdateStory({ _id, journalId }: Story) {
  const cache = useQueryClient()
  const change = useChange<StoryFields, Story>({
    update: (fields, options) =>
      request('put', '/api/story/{id}', { params: { id: _id }, body: fields, ...options }),
    version: async () => {
      const newest = await readWholeJournal(journalId)
      showJournal(cache, newest)
      return newest.story.find((story) => story._id === _id)?.updatedAt
    },
  })
  return useMutation({
    mutationFn: ({ updatedAt, ...fields }: SentStory) => change(fields, updatedAt),
    onSuccess: (updated) => showStoryChange(cache, journalId, (journal) => withChanged(journal, updated)),
  })
}
