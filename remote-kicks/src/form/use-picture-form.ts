import { useAuth } from '@bucketeer/shared-auth'
import { useUnloadWarning } from '@bucketeer/shared-ui'
import {
  type DraftedForm,
  type Saving,
  useDraft,
  usePictureWait,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { useState } from 'react'

const words = {
  waiting: 'Your picture is still on its way. We save as soon as it is here.',
  pictureLost: 'Nothing is saved yet, because your picture did not arrive. Try it again.',
  pictureMissing: 'A Kick needs a picture. Choose one, then save again: what you typed stays.',
}

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

interface WithPicture {
  pictures: string | null
}
export type Complete<Values> = Values & { pictures: string }

export interface PictureForm<Values, Saved> {
  draft: Omit<DraftedForm<Values>, 'owner'>
  save: Saving<Complete<Values>, Saved>['save']
  onSaved(saved: Saved): void
}

/** Manages a form with a required picture. Keeps a draft until the user saves or discards it. */
export const usePictureForm = <Values extends WithPicture, Saved>(form: PictureForm<Values, Saved>) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, change, forget } = useDraft({ ...form.draft, owner })
  const { send, error, isSaving } = useSaving({ save: form.save, forget, onSaved: form.onSaved })
  const [missing, setMissing] = useState<Error | null>(null)
  const { pictures } = values
  const { phase, saveWithPicture, onBusyChange } = usePictureWait(pictures, () => {
    // Creates a new error each time, so that each is announced.
    if (pictures === null) setMissing(new Error(words.pictureMissing))
    else send({ ...values, pictures })
  })
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')

  return {
    values,
    change,
    forget,
    onUploadBusy: onBusyChange,
    /** Whether the fields are read-only, while the form is being sent. */
    readOnly: isSaving,
    /** Props of the form's frame. */
    frame: {
      isRestored,
      onStartOver: forget,
      onSubmit: saveWithPicture,
      error: (pictures === null && missing) || error,
      note: notes[phase],
      isBusy: isSaving || phase === 'waiting',
    },
  }
}
