import { DetailSkeleton } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { JournalGate } from '../../journal/journal-gate'
import { BackLinks } from '../../journal/back-links'
import { JournalView } from './journal-view'
import { useReadJournal } from './use-read-journal'

const skeleton = (
  <>
    <BackLinks />
    <DetailSkeleton />
  </>
)

/** /journal/:journalId */
export default function JournalDetailPage() {
  const { journalId = '' } = useParams()
  const { query, later } = useReadJournal(journalId)
  return (
    <JournalGate query={query} skeleton={skeleton}>
      {(journal) => (
        <JournalView key={journalId} journal={journal} later={later} refreshError={query.error} />
      )}
    </JournalGate>
  )
}
