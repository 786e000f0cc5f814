import type { SlotProps } from '@bucketeer/shared-ui'
import { Comments } from '../../comments/comments'
import { useCount } from '../../comments/target'

/** The comments on a Journal. */
export default function JournalFoot(props: SlotProps<'journal.foot'>) {
  const { journalId, author, audience, headingLevel } = props
  const target = { journalId }
  return <Comments {...{ target, audience }} owner={author} count={useCount(target)} level={headingLevel} />
}
