import { type Journal, type JournalFields, keys } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { JournalForm } from '../../journal-form/journal-form'
import { newJournal } from '../../journal-form/journal-values'
import { words } from './words'
import { showJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Creates a Journal and puts it into the cache of its page. */
const useCreateJournal = () => {
  const cache = useQueryClient()
  const show = async (journal: Journal) => {
    await cache.invalidateQueries({ queryKey: keys.journals.all, refetchType: 'none' })
    showJournal(cache, journal)
  }
  return useMutation({
    mutationFn: (journal: JournalFields) => request('post', '/api/journal', { body: journal }),
    onSuccess: show,
  })
}

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
