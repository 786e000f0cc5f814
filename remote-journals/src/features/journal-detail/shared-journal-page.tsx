import { DetailSkeleton } from '@bucketeer/shared-ui'
import { SharedGate } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { words as journalWords } from '../../journal/words'
import { JournalView } from './journal-view'
import { useSharedJournal } from './use-shared-journal'

/** /shared/journal/:key, for everybody who has the link. */
export default function SharedJournalPage() {
  const { key = '' } = useParams()
  const { query, later, unlocking } = useSharedJournal(key)
  return (
    <SharedGate
      query={query}
      unlocking={unlocking}
      skeleton={<DetailSkeleton />}
      heading={journalWords.outOfReach}
      failure={journalWords.couldNotGet}
    >
      {(journal) => <JournalView journal={journal} later={later} refreshError={query.error} byLink />}
    </SharedGate>
  )
}
