import { type Journal, useAuth } from '@bucketeer/shared-auth'
import { Box, useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFrame, useDraft, useSaving } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
import { JournalInputs } from './journal-inputs'
import { fieldsOf, isJournalValues, type JournalValues, type SentJournal } from './journal-values'

export interface JournalFormProps {
  /** The key of the draft, unique for each form and Journal. */
  draftName: string
  /** The initial values of the fields. */
  saved: JournalValues
  save(journal: SentJournal): Promise<Journal>
  onSaved(journal: Journal): void
  saveLabel: string
  /** Precedes the server's message after a failed save. */
  failure: string
  /** Renders the button that leaves without saving. Receives a function that deletes the draft. */
  leave(forget: () => void): ReactNode
}

/** The form of a new or existing Journal. Keeps a draft until the user saves or discards it. */
export function JournalForm({ draftName, saved, save, onSaved, leave, ...labels }: JournalFormProps) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, isKept, change, clear, forget } = useDraft({
    name: draftName,
    owner,
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
        <JournalInputs
          saved={saved}
          values={values}
          state={isSaving ? 'saving' : 'editable'}
          onChange={change}
        />
      </FormFrame>
    </Box>
  )
}
