import { type Bucket, useAuth } from '@bucketeer/shared-auth'
import { useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFrame, useDraft, useFieldProblems, usePictureWait, useSaving } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
import { BucketFields } from './bucket-fields'
import { type BucketValues, isBucketValues, sameValues } from './bucket-values'
import { words } from './words'

interface BucketFormProps {
  /** The key of the draft, unique for each form and Bucket. */
  draftName: string
  /** The initial values of the fields. */
  saved: BucketValues
  save(values: BucketValues): Promise<Bucket>
  onSaved(bucket: Bucket): void
  saveLabel: string
  /** Precedes the server's message after a failed save. */
  failure: string
  /** Renders the button that leaves without saving. Receives a function that deletes the draft. */
  leave(forget: () => void): ReactNode
}

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

/** The form of a new or existing Bucket. Keeps a draft until the user saves or discards it. */
export function BucketForm({ draftName, saved, save, onSaved, leave, ...labels }: BucketFormProps) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, change, forget } = useDraft({
    name: draftName,
    owner,
    isValues: isBucketValues,
    isSame: sameValues,
    saved,
  })
  const { send, error, isSaving } = useSaving({
    save: ({ drawnAs: _drawnAs, ...sent }: BucketValues) => save(sent),
    forget,
    onSaved,
  })
  const { phase, saveWithPicture, onBusyChange } = usePictureWait(values.picture, () => send(values))
  const problemOf = useFieldProblems(error, values)
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')
  return (
    <FormFrame
      {...labels}
      isRestored={isRestored}
      onStartOver={forget}
      onSubmit={saveWithPicture}
      error={error}
      isBusy={isSaving || phase === 'waiting'}
      note={notes[phase]}
      leave={leave(forget)}
    >
      <BucketFields
        values={values}
        state={isSaving ? 'saving' : 'editable'}
        onChange={change}
        onUploadBusy={onBusyChange}
        problemOf={problemOf}
      />
    </FormFrame>
  )
}
