import { type Journal } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'
import { monthOf } from './dateline'

/** Returns the key figures of a Journal, without zeros; the visibility for its owner only. */
export const journalFigures = (journal: Journal, reader: 'owner' | 'guest'): string[] => {
  const { visibility, storyCount, createdAt } = journal
  return [
    ...(reader === 'owner' ? [visibility] : []),
    ...(storyCount > 0 ? [counted(storyCount, 'Story', 'Stories')] : []),
    monthOf(createdAt),
  ]
}
