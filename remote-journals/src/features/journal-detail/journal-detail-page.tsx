import { DetailSkeleton } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { JournalGate } from '../../journal/journal-gate'
import { useJournal } from '../../journal/use-journal'
import { BackLinks } from '../../journal/back-links'
import { JournalView } from './journal-view'

const skeleton = (
  <>
    <BackLinks />
    <DetailSkeleton />
  </>
)

/** /journal/:journalId */
export default function JournalDetailPage() {
  const { journalId = '' } = useParams()
  const query = useJournal(journalId)
  return (
    <JournalGate query={query} skeleton={skeleton}>
      {(journal) => <JournalView key={journalId} journal={journal} refreshError={query.error} />}
    </JournalGate>
  )
}
