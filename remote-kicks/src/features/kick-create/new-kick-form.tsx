import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import { usePictureForm } from '../../form/use-picture-form'
import { BioField } from '../../kick-form/bio-field'
import { CategoryChoice } from '../../kick-form/category-choice'
import { FormColumns } from '../../kick-form/form-columns'
import { PictureField } from '../../kick-form/picture-field'
import { TitleField } from '../../kick-form/title-field'
import { useCreateKick } from './create-kick'
import { isNewKickValues, noValues } from './new-kick-values'
import { PlaceFields } from './place-fields'
import { usePlaceWait } from './use-place-wait'
import { words } from './words'

interface NewKickFormProps {
  onSaved(kick: Kick): void
  /** The address of the list, for the link back. */
  list: string
}

/** The form of a new Kick. */
export function NewKickForm({ onSaved, list }: NewKickFormProps) {
  const { mutateAsync } = useCreateKick()
  const form = usePictureForm({
    draft: { name: 'kick-create', isValues: isNewKickValues, saved: noValues },
    save: mutateAsync,
    onSaved,
  })
  const { values, change, readOnly, frame } = form
  const placeWait = usePlaceWait(values.place, frame.onSubmit)
  const back = (
    <LinkButton to={list} variant="outlined" onClick={form.forget}>
      {words.back}
    </LinkButton>
  )
  return (
    <FormFrame
      {...frame}
      onSubmit={placeWait.saveWithPlace}
      isBusy={frame.isBusy || placeWait.isWaiting}
      note={placeWait.note ?? frame.note}
      saveLabel={words.save}
      failure={words.failure}
      leave={back}
    >
      <FormColumns
        start={
          <>
            <TitleField value={values.name} onChange={(name) => change({ name })} readOnly={readOnly} />
            <PlaceFields
              values={values}
              change={change}
              readOnly={readOnly}
              onSettling={placeWait.onSettling}
            />
            <CategoryChoice value={values.category} onChange={(category) => change({ category })} />
          </>
        }
        picture={
          <PictureField
            value={values.pictures}
            onChange={(pictures) => change({ pictures })}
            onUploadBusy={form.onUploadBusy}
          />
        }
        end={
          <BioField
            rows={9}
            value={values.description}
            onChange={(description) => change({ description })}
            readOnly={readOnly}
          />
        }
      />
    </FormFrame>
  )
}
