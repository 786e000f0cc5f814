import type { StoryFields } from '../entities'
import type { ChangeOptions, Request } from '../request'

/** The Stories of one's own Journals. They are read with their Journal, and deleted by `journals.removeStory`. */
export const storyCalls = (request: Request) => ({
  /** Once for each time it is meant: see `sendOnce`. */
  create: (journalId: string, story: StoryFields) =>
    request('post', '/api/story/{id}', { params: { id: journalId }, body: { ...story, journalId } }),
  /** A Kick that is left out is removed. */
  update: (storyId: string, story: StoryFields, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/story/{id}', { params: { id: storyId }, body: story, ifMatch }),
})
