import { type Journal, useDraft, useSaving } from '@bucketeer/shared-auth'
import { Box, useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
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
export function JournalForm({ draftName, saved, save, onSaved, leave, ...labels }: JournalFormProps) {
  const { values, isDirty, isRestored, isKept, change, clear, forget } = useDraft({
    name: draftName,
    storage: 'local',
    saved,
    isValues: isJournalValues,
  })
  const { send, error, isSaving } = useSaving({ save, forget: clear, onSaved })
  useUnloadWarning(isDirty && !isKept ? 'unsaved' : 'saved')

  return (
    <Box sx={{ maxWidth: 720 }}>
      <FormFrame
        {...labels}
        isRestored={isRestored}
        onStartOver={forget}
        onSubmit={() => send(fieldsOf(values))}
        error={error}
        isBusy={isSaving}
        leave={leave(clear)}
      >
        <JournalInputs values={values} state={isSaving ? 'saving' : 'editable'} onChange={change} />
      </FormFrame>
    </Box>
  )
}
