import { type Journal } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'

/** Returns the key figures of the list, without zeros. */
export const listFigures = (journals: Journal[]): string[] => {
  const stories = journals.reduce((sum, { storyCount }) => sum + storyCount, 0)
  return [
    ...(journals.length > 0 ? [counted(journals.length, 'Journal')] : []),
    ...(stories > 0 ? [counted(stories, 'Story', 'Stories')] : []),
  ]
}
