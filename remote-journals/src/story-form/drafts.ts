import { draftOf } from '@bucketeer/shared-auth'
import { pictureShelf } from '../picture-shelf'
import { isStoryValues } from './story-values'

/** What the draft of a new Story is called; a Journal has one for each person who writes in it. */
export const newStoryDraft = (journalId: string) => `story.${journalId}`

/** What the draft of changes to a Story is called. */
export const storyDraft = (storyId: string) => `story-edit.${storyId}`

/** Takes a draft off the device, its picture too, because there is nothing any more that it could become. */
export const dropDraft = (name: string, owner: string) => {
  draftOf({ name, owner, storage: 'local', isValues: isStoryValues }).clear()
  void pictureShelf(`${name}.${owner}`).clear()
}
