import { useAuth } from '@bucketeer/shared-auth'
import { useUnloadWarning } from '@bucketeer/shared-ui'
import {
  type DraftedForm,
  type FieldProblem,
  invalidFields,
  type Saving,
  useDraft,
  useFieldProblems,
  usePictureWait,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { words } from './words'

const notes = { none: null, waiting: words.waiting, lost: words.pictureLost }

interface WithPicture {
  pictures: string | null
}
/** The values that are saved. `pictures` is empty without a picture. */
export type Complete<Values> = Values & { pictures: string }

export interface PictureForm<Values, Saved> {
  draft: Omit<DraftedForm<Values>, 'owner'>
  save: Saving<Complete<Values>, Saved>['save']
  onSaved(saved: Saved): void
  /** Whether these values can be saved without a picture. Default: never. */
  mayLackPicture?(values: Values): boolean
  /** Returns what is missing beside the picture, for a form that is not sent because it lacks one. */
  missing?(values: NoInfer<Values>): FieldProblem[]
}

/** Manages a form with a picture, which is required by default. Keeps a draft until the user saves or discards it. */
export const usePictureForm = <Values extends WithPicture, Saved>(form: PictureForm<Values, Saved>) => {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const { values, isDirty, isRestored, change, forget } = useDraft({ ...form.draft, owner })
  const { send, error, isSaving } = useSaving({ save: form.save, forget, onSaved: form.onSaved })
  const [missing, setMissing] = useState<Error | null>(null)
  const { pictures } = values
  const mayLackPicture = form.mayLackPicture?.(values) ?? false
  const { phase, saveWithPicture, onBusyChange } = usePictureWait(pictures, () => {
    // Creates a new error each time, so that each is announced.
    if (pictures === null && !mayLackPicture)
      setMissing(
        invalidFields([
          { field: 'pictures', message: words.pictureMissing },
          ...(form.missing?.(values) ?? []),
        ]),
      )
    else send({ ...values, pictures: pictures ?? '' })
  })
  useUnloadWarning(isDirty ? 'unsaved' : 'saved')
  const shownError = (pictures === null && !mayLackPicture && missing) || error
  const problemOf = useFieldProblems(shownError, values)

  return {
    values,
    change,
    forget,
    onUploadBusy: onBusyChange,
    isPictureRequired: !mayLackPicture,
    /** Whether the fields are read-only, while the form is being sent. */
    readOnly: isSaving,
    /** Returns what is wrong with a field. */
    problemOf,
    /** Props of the form's frame. */
    frame: {
      isRestored,
      onStartOver: forget,
      onSubmit: saveWithPicture,
      error: shownError,
      note: notes[phase],
      isBusy: isSaving || phase === 'waiting',
    },
  }
}
