import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import { noPhotos, photoListOf, UndescribedDialog, usePhotoSaving } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { usePictureForm } from '../../form/use-picture-form'
import { KickFields } from '../../kick-form/kick-fields'
import { KickPhotos } from '../../kick-form/kick-photos'
import { editValuesOf, isEditValues } from './edit-values'
import { useUpdateKick } from './update-kick'
import { words } from './words'

/** The form with the values of a Kick. */
export function KickEditor({ kick }: { kick: Kick }) {
  const { _id, name } = kick
  const { mutateAsync } = useUpdateKick(_id)
  const toasts = useToasts()
  const navigate = useNavigate()

  const showKick = (updated: Kick) => {
    toasts.success(words.updated, { detail: updated.name })
    void navigate(`/kicks/${_id}`, { viewTransition: true })
  }
  const form = usePictureForm({
    draft: { name: `kick-edit.${_id}`, isValues: isEditValues, saved: editValuesOf(kick) },
    save: mutateAsync,
    onSaved: showKick,
  })
  const { values, change, readOnly } = form
  const photoSaving = usePhotoSaving(values.photos ?? noPhotos, form.frame.onSubmit)
  // The cached Kick of a list has none until the whole one is loaded.
  const photos = values.photos ?? (kick.photos && photoListOf(kick.photos))
  const back = (
    <LinkButton to={`/kicks/${_id}`} variant="outlined" onClick={form.forget}>
      {words.cancel}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={name}>
      <FormFrame
        {...form.frame}
        onSubmit={photoSaving.submit}
        isBusy={form.frame.isBusy || photoSaving.isWaiting}
        note={photoSaving.note ?? form.frame.note}
        saveLabel={words.save}
        failure={words.failure}
        leave={back}
      >
        <KickFields
          values={values}
          change={change}
          readOnly={readOnly}
          onUploadBusy={form.onUploadBusy}
          bioRows={5}
          photos={
            photos && (
              <KickPhotos picture={values.pictures} value={photos} change={change} saving={photoSaving} />
            )
          }
        />
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
    </PageFrame>
  )
}
