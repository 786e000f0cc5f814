import { draftOf } from '@bucketeer/shared-ui/forms'
import { pictureStorage } from '../picture-storage/picture-storage'
import { isStoryValues, type StoryValues } from './story-values'

/** Returns the key of the draft of a new Story: one for each Journal and author. */
export const newStoryDraft = (journalId: string) => `story.${journalId}`

/** Returns the key of the draft of an edited Story. */
export const storyDraft = (storyId: string) => `story-edit.${storyId}`

const wordsIn = (name: string, owner: string, path?: string) =>
  draftOf({ name, owner, isValues: isStoryValues, ...(path !== undefined && { path }) })

/** Returns what the draft of a new Story in a Journal holds; null without one. */
export const readNewStory = (journalId: string, owner: string): StoryValues | null =>
  wordsIn(newStoryDraft(journalId), owner).read()

/**
 * Moves the draft of a new Story, with its picture, to another Journal.
 *
 * @returns whether the browser stored it; if not, the draft stays where it was
 */
export async function moveNewStory(from: string, to: string, owner: string): Promise<boolean> {
  const [old, next] = [newStoryDraft(from), newStoryDraft(to)]
  const values = wordsIn(old, owner).read()
  if (!values) return false
  const target = wordsIn(next, owner, `/journal/story/${to}`)
  const picture = await pictureStorage(`${old}.${owner}`).read()
  const isStored =
    target.write(values) && (picture === null || (await pictureStorage(`${next}.${owner}`).write(picture)))
  if (isStored) dropDraft(old, owner)
  else target.clear()
  return isStored
}

/** Deletes a draft with its picture after its Journal or Story was deleted. */
export function dropDraft(name: string, owner: string) {
  wordsIn(name, owner).clear()
  void pictureStorage(`${name}.${owner}`).clear()
}
