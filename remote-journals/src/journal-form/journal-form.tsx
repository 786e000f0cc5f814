import { type Journal, useSaving } from '@bucketeer/shared-auth'
import { ErrorBanner, RestoredNotice, Stack, useUnloadWarning } from '@bucketeer/shared-ui'
import { type ReactNode, type SubmitEvent } from 'react'
import { useDraft, useOwner } from '../draft'
import { SaveRow } from '../form'
import { JournalInputs } from './journal-inputs'
import { fieldsOf, isJournalValues, type JournalValues, type SentJournal } from './journal-values'

export interface JournalFormProps {
  /** Under this name the device keeps what is typed; one for each form and Journal. */
  draftName: string
  /** What the fields show until one types. */
  saved: JournalValues
  save(journal: SentJournal): Promise<Journal>
  onSaved(journal: Journal): void
  saveLabel: string
  /** Stands before the server's message when saving failed. */
  failure: string
  /** The way out without saving: given what it must call to drop the draft. */
  leave(forget: () => void): ReactNode
}

/** The form of a Journal, new or not. It loses nothing that was typed until it is saved or left on purpose. */
export function JournalForm({
  draftName,
  saved,
  save,
  onSaved,
  saveLabel,
  failure,
  leave,
}: JournalFormProps) {
  const owner = useOwner()
  const { values, isDirty, isRestored, isKept, change, forget, reset } = useDraft({
    name: draftName,
    owner,
    saved,
    isValues: isJournalValues,
  })
  const { send, error, isSaving } = useSaving({ save, forget, onSaved })
  useUnloadWarning(isDirty && !isKept ? 'unsaved' : 'saved')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send(fieldsOf(values))
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 3, maxWidth: 720 }}>
      {isRestored && <RestoredNotice onStartOver={reset} />}
      <JournalInputs values={values} state={isSaving ? 'saving' : 'editable'} onChange={change} />
      <ErrorBanner title={failure} error={error} />
      <SaveRow label={saveLabel} busy={isSaving}>
        {leave(forget)}
      </SaveRow>
    </Stack>
  )
}
