import { type PublicJournal } from '@bucketeer/shared-auth'
import { LongCardGrid, useFirstRow } from '@bucketeer/shared-ui'
import { JournalCard, journalColumns } from '../../journal-card'
import { Byline } from './byline'
import { words } from './words'

/** Cards of Journals with their authors. */
export function PublicJournalGrid({ journals }: { journals: PublicJournal[] }) {
  const firstRow = useFirstRow(journalColumns)
  return (
    <LongCardGrid columns={journalColumns} label={words.label}>
      {journals.map((journal, place) => (
        <JournalCard
          key={journal._id}
          journal={journal}
          overline={<Byline creator={journal.createdBy} />}
          priority={place < firstRow}
        />
      ))}
    </LongCardGrid>
  )
}
