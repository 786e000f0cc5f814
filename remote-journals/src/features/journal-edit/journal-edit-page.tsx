import { FormSkeleton, PageFrame } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { JournalEditor } from './journal-editor'
import { words } from './words'

const skeleton = (
  <PageFrame title={words.heading}>
    <FormSkeleton />
  </PageFrame>
)

/** /journal/:journalId/edit */
export default function JournalEditPage() {
  const { journalId = '' } = useParams()
  return (
    <OwnJournalGate journalId={journalId} skeleton={skeleton}>
      {(journal) => <JournalEditor key={journalId} journal={journal} />}
    </OwnJournalGate>
  )
}
