import { type Journal, useAuth } from '@bucketeer/shared-auth'
import { Box, useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFrame, useDraft, useFieldProblems, useSaving } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
import { type photosOf } from './cover-field'
import { JournalInputs } from './journal-inputs'
import { fieldsOf, isJournalValues, type JournalValues, type SentJournal } from './journal-values'

export interface JournalFormProps {
  /** The key of the draft, unique for each form and Journal. */
  draftName: string
  /** The initial values of the fields. */
  saved: JournalValues
  /** The photos to choose the cover from. A new Journal has none. */
  photos?: ReturnType<typeof photosOf>
  save(journal: SentJournal): Promise<Journal>
  onSaved(journal: Journal): void
  saveLabel: string
  /** Precedes the server's message after a failed save. */
  failure: string
  /** Renders the button that leaves without saving. Receives a function that deletes the draft. */
  leave(forget: () => void): ReactNode
}

const noPhotos: never[] = []

/** The form of a new or existing Journal. Keeps a draft until the user saves or discards it. */
export function JournalForm(props: JournalFormProps) {
  const { draftName, saved, photos = noPhotos, save, onSaved, leave, ...labels } = props
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, isKept, change, clear, forget } = useDraft({
    name: draftName,
    owner,
    storage: 'local',
    saved,
    isValues: isJournalValues,
  })
  const { send, error, isSaving } = useSaving({ save, forget: clear, onSaved })
  const problemOf = useFieldProblems(error, values)
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
          photos={photos}
          state={isSaving ? 'saving' : 'editable'}
          onChange={change}
          problemOf={problemOf}
        />
      </FormFrame>
    </Box>
  )
}
