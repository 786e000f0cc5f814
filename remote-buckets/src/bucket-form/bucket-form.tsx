import { type Bucket, useDraft, useSaving } from '@bucketeer/shared-auth'
import { useUnloadWarning } from '@bucketeer/shared-ui'
import { FormFrame, usePictureWait } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'
import { BucketFields } from './bucket-fields'
import { type BucketValues, isBucketValues, sameValues } from './bucket-values'
import { words } from './words'

interface BucketFormProps {
  /** Under this name the tab keeps what is typed; one for each form and Bucket. */
  draftName: string
  /** What the fields show until one types. */
  saved: BucketValues
  save(values: BucketValues): Promise<Bucket>
  onSaved(bucket: Bucket): void
  saveLabel: string
  /** Stands before the server's message when saving failed. */
  failure: string
  /** The way out without saving: given what it must call to drop the draft. */
  leave(forget: () => void): ReactNode
}

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

/** The form of a Bucket, new or not. It loses nothing that was typed until it is saved or left on purpose. */
export function BucketForm({ draftName, saved, save, onSaved, leave, ...labels }: BucketFormProps) {
  const { values, isDirty, isRestored, change, forget } = useDraft({
    name: draftName,
    isValues: isBucketValues,
    isSame: sameValues,
    saved,
  })
  const { send, error, isSaving } = useSaving({ save, forget, onSaved })
  const { phase, saveWithPicture, onBusyChange } = usePictureWait(values.picture, () => send(values))
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
      />
    </FormFrame>
  )
}
