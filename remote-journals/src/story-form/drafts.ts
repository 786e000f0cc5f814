import { draftOf } from '@bucketeer/shared-ui/forms'
import { pictureStorage } from '../picture-storage/picture-storage'
import { isStoryValues } from './story-values'

/** Returns the key of the draft of a new Story: one for each Journal and author. */
export const newStoryDraft = (journalId: string) => `story.${journalId}`

/** Returns the key of the draft of an edited Story. */
export const storyDraft = (storyId: string) => `story-edit.${storyId}`

/** Deletes a draft with its picture after its Journal or Story was deleted. */
export const dropDraft = (name: string, owner: string) => {
  draftOf({ name, owner, storage: 'local', isValues: isStoryValues }).clear()
  void pictureStorage(`${name}.${owner}`).clear()
}
