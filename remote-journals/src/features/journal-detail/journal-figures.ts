import { type Journal } from '@bucketeer/shared-auth'
import { counted } from '@bucketeer/shared-ui'
import { monthOf } from './dateline'

/** The key figures of a Journal; who may read it is for its owner to know. Nothing is no figure. */
export const journalFigures = (journal: Journal, reader: 'owner' | 'guest'): string[] => {
  const { visibility, storyCount, createdAt } = journal
  return [
    ...(reader === 'owner' ? [visibility] : []),
    ...(storyCount > 0 ? [counted(storyCount, 'Story', 'Stories')] : []),
    monthOf(createdAt),
  ]
}
