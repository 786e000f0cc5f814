import { type Journal } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { JournalForm } from '../../journal-form/journal-form'
import { newJournal } from '../../journal-form/journal-values'
import { useCreateJournal } from './create-journal'
import { words } from './words'

/** /journal/create */
export default function JournalCreatePage() {
  const { mutateAsync } = useCreateJournal()
  const toasts = useToasts()
  const navigate = useNavigate()

  const open = ({ _id, title }: Journal) => {
    toasts.success(words.created, { detail: title })
    void navigate(`/journal/${_id}`, { viewTransition: true })
  }
  const goBack = (forget: () => void) => (
    <LinkButton to="/journal" variant="outlined" onClick={forget}>
      {words.goBack}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={words.intro}>
      <JournalForm
        draftName="journal-create"
        saved={newJournal}
        save={mutateAsync}
        onSaved={open}
        saveLabel={words.save}
        failure={words.failure}
        leave={goBack}
      />
    </PageFrame>
  )
}
