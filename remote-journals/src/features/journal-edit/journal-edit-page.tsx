import type { Journal } from '@bucketeer/shared-auth'
import { FormSkeleton } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { words } from './words'
import { useUpdateJournal } from '../../journal/update-journal'
import { JournalForm } from '../../journal-form/journal-form'
import { photosOf } from '../../journal-form/cover-field'
import { valuesOf } from '../../journal-form/journal-values'

/** The form with the values of a Journal. */
const JournalEditor = ({ journal }: { journal: Journal }) => (
  <JournalForm
    draftName={`journal-edit.${journal._id}`}
    intro={journal.title}
    saved={valuesOf(journal)}
    photos={photosOf(journal)}
    save={useUpdateJournal(journal._id).mutateAsync}
    back={`/journal/${journal._id}`}
    pageWords={words}
  />
)

/** /journal/:journalId/edit */
export default function JournalEditPage() {
  const { journalId = '' } = useParams()
  return (
    <OwnJournalGate journalId={journalId} skeleton={<FormSkeleton page={{ title: words.heading }} />}>
      {(journal) => <JournalEditor key={journalId} journal={journal} />}
    </OwnJournalGate>
  )
}
