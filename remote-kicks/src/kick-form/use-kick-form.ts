import { type Kick, useAuth } from '@bucketeer/shared-auth'
import {
  type DraftedForm,
  type FieldProblem,
  invalidFields,
  useDraft,
  useFieldProblems,
  usePictureWait,
  useSaving,
} from '@bucketeer/shared-ui/forms'
import { noPhotos, usePhotoSaving } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { type KickValues } from './kick-values'
import { usePlaceWait } from './use-place-wait'
import { words } from './words'

const notes = () => ({ none: null, waiting: words.pictureWaiting, lost: words.pictureLost })

const hasVisible = /\S/u

/** The largest numbers of code points; the server has the same. */
const longest = { name: 200, description: 20_000 }

const isTooLong = (field: keyof typeof longest, values: KickValues) =>
  Array.from(values[field]).length > longest[field]

/** Returns all problems of a form that is not sent, because it lacks a picture. The server checks the others. */
function problemsIn(values: KickValues): FieldProblem[] {
  const { name, continent } = values
  return [
    { field: 'pictures', message: words.pictureMissing },
    ...(hasVisible.test(name) ? [] : [{ field: 'name', message: words.noTitle }]),
    ...(isTooLong('name', values) ? [{ field: 'name', message: words.longTitle(longest.name) }] : []),
    ...(continent ? [] : [{ field: 'continent', message: words.noContinent }]),
    ...(isTooLong('description', values)
      ? [{ field: 'description', message: words.longBio(longest.description) }]
      : []),
  ]
}

interface KickFormOptions {
  draft: Omit<DraftedForm<KickValues>, 'owner'>
  /** Whether only the creator will see the Kick, which then may lack picture, category and continent. */
  isPrivate(values: KickValues): boolean
  save(values: KickValues): Promise<Kick>
  onSaved(kick: Kick): void
}

/**
 * Manages the form of a Kick. Waits for the picture, the further photos and the place before it saves, and keeps a draft
 * until the user saves or discards it.
 */
export function useKickForm(form: KickFormOptions) {
  const owner = useAuth(({ user }) => user?._id ?? null)
  const draft = useDraft({ ...form.draft, owner })
  const { values, change, forget } = draft
  const { send, error, isSaving } = useSaving({ save: form.save, forget, onSaved: form.onSaved })
  const [invalid, setInvalid] = useState<Error | null>(null)
  const { pictures, place, photos } = values
  const isPrivate = form.isPrivate(values)
  const isIncomplete = pictures === null && !isPrivate
  const picture = usePictureWait(pictures, () => {
    // Creates a new error each time, so that each is announced.
    if (isIncomplete) setInvalid(invalidFields(problemsIn(values)))
    else send(values)
  })
  const placeWait = usePlaceWait(place, picture.saveWithPicture)
  const photoSaving = usePhotoSaving(photos ?? noPhotos, placeWait.saveWithPlace)
  const shownError = (isIncomplete && invalid) || error
  const problemOf = useFieldProblems(shownError, values)

  return {
    values,
    change,
    isPrivate,
    /** Whether the fields are read-only, while the form is being sent. */
    readOnly: isSaving,
    /** Returns what is wrong with a field. */
    problemOf: (field: keyof KickValues) =>
      problemOf(field) ??
      (field === 'category' && !isPrivate && !values.category ? words.noCategory : undefined),
    onUploadBusy: picture.onBusyChange,
    onSettling: placeWait.onSettling,
    photoSaving,
    /** Props of the form's frame. */
    frame: {
      draft,
      isPictureKept: !picture.isUploading && photoSaving.areKept,
      onSubmit: photoSaving.submit,
      error: shownError,
      note: photoSaving.note ?? placeWait.note ?? notes()[picture.phase],
      isBusy: isSaving || picture.phase === 'waiting' || placeWait.isWaiting || photoSaving.isWaiting,
    },
  }
}

export type KickFormState = ReturnType<typeof useKickForm>
