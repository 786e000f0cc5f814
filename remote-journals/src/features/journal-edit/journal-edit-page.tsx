import type { Journal } from '@bucketeer/shared-auth'
import { FormSkeleton, LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useNavigate, useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { words } from './words'
import { useUpdateJournal } from '../../journal/update-journal'
import { JournalForm } from '../../journal-form/journal-form'
import { photosOf } from '../../journal-form/cover-field'
import { valuesOf } from '../../journal-form/journal-values'

/** The form with the values of a Journal. */
function JournalEditor({ journal }: { journal: Journal }) {
  const { _id, title } = journal
  const { mutateAsync } = useUpdateJournal(_id)
  const toasts = useToasts()
  const navigate = useNavigate()

  const open = (updated: Journal) => {
    toasts.success(words.updated, { detail: updated.title })
    void navigate(`/journal/${_id}`, { viewTransition: true })
  }
  const backToJournal = (forget: () => void) => (
    <LinkButton to={`/journal/${_id}`} variant="outlined" onClick={forget}>
      {words.back}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={title}>
      <JournalForm
        draftName={`journal-edit.${_id}`}
        saved={valuesOf(journal)}
        photos={photosOf(journal)}
        save={mutateAsync}
        onSaved={open}
        saveLabel={words.save}
        failure={words.failure}
        leave={backToJournal}
      />
    </PageFrame>
  )
}

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
