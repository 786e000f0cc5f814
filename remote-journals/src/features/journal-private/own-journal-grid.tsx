import { type Journal } from '@bucketeer/shared-auth'
import { LongCardGrid, useFirstRow } from '@bucketeer/shared-ui'
import { JournalCard, journalColumns } from '../../journal-card'
import { VisibilityMark } from './visibility-mark'
import { words } from './words'

/** Cards of the user's own Journals with their visibility. */
export function OwnJournalGrid({ journals }: { journals: Journal[] }) {
  const firstRow = useFirstRow(journalColumns)
  return (
    <LongCardGrid columns={journalColumns} label={words.label}>
      {journals.map((journal, place) => (
        <JournalCard
          key={journal._id}
          journal={journal}
          overline={<VisibilityMark visibility={journal.visibility} />}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}
