import { type JournalFields } from '@bucketeer/shared-auth'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { JournalForm } from '../../journal-form/journal-form'
import { newJournal } from '../../journal-form/journal-values'
import { words } from './words'
import { showSavedJournal } from '../../journal/shown-journal'
import { request } from '../../request'

/** Creates a Journal and puts it into the cache of its page. */
function useCreateJournal() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (journal: JournalFields) => request('post', '/api/journal', { body: journal }),
    onSuccess: (journal) => showSavedJournal(cache, journal),
  })
}

/** /journal/create */
export default function JournalCreatePage() {
  const { mutateAsync } = useCreateJournal()
  return (
    <JournalForm
      draftName="journal-create"
      intro={words.intro}
      saved={newJournal()}
      save={mutateAsync}
      back="/journal"
      pageWords={words}
    />
  )
}
