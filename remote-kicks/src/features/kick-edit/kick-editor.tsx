import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import { useNavigate } from 'react-router-dom'
import { usePictureForm } from '../../form/use-picture-form'
import { KickFields } from '../../kick-form/kick-fields'
import { usePlaceWait } from '../../kick-form/use-place-wait'
import { editValuesOf, isEditValues } from './edit-values'
import { PlaceFields } from './place-fields'
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
  const { values, change, readOnly, frame } = form
  const placeWait = usePlaceWait(values.place, frame.onSubmit)
  const back = (
    <LinkButton to={`/kicks/${_id}`} variant="outlined" onClick={form.forget}>
      {words.cancel}
    </LinkButton>
  )
  return (
    <PageFrame title={words.heading} intro={name}>
      <FormFrame
        {...frame}
        onSubmit={placeWait.saveWithPlace}
        isBusy={frame.isBusy || placeWait.isWaiting}
        note={placeWait.note ?? frame.note}
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
        />
        <PlaceFields values={values} change={change} readOnly={readOnly} onSettling={placeWait.onSettling} />
      </FormFrame>
    </PageFrame>
  )
}
