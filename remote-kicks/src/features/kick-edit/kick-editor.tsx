import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import {
  AudienceChoice,
  noPhotos,
  offeredAudiences,
  photoListOf,
  UndescribedDialog,
  usePhotoFacts,
  usePhotoSaving,
} from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePictureForm } from '../../form/use-picture-form'
import { useUpdateKick } from '../../kick/update-kick'
import { KickFields } from '../../kick-form/kick-fields'
import { KickPhotos } from '../../kick-form/kick-photos'
import { missingTexts } from '../../kick-form/missing-texts'
import { usePlaceWait } from '../../kick-form/use-place-wait'
import { words as kickWords } from '../../kick-form/words'
import { changeOf, editValuesOf, isEditValues } from './edit-values'
import { MissingNote } from './missing-note'
import { PlaceFields } from './place-fields'
import { words } from './words'

interface KickEditorProps {
  kick: Kick
  /** The audience to begin with. */
  startsWith: Kick['audience']
}

/** The form with the values of a Kick. A Private one may lack picture, category and continent, until it is shared. */
export function KickEditor({ kick, startsWith }: KickEditorProps) {
  const { _id, name } = kick
  const { mutateAsync } = useUpdateKick(_id)
  const [audience, setAudience] = useState(startsWith)
  const toasts = useToasts()
  const navigate = useNavigate()

  const showKick = (updated: Kick) => {
    toasts.success(words.updated, { detail: updated.name })
    void navigate(`/kicks/${_id}`, { viewTransition: true })
  }
  const form = usePictureForm({
    draft: { name: `kick-edit.${_id}`, isValues: isEditValues, saved: editValuesOf(kick) },
    save: (values) => mutateAsync(changeOf(kick, values, kick.audience === 'Private' ? audience : undefined)),
    onSaved: showKick,
    mayLackPicture: () => audience === 'Private',
    missing: missingTexts,
  })
  const { values, change, readOnly, problemOf, frame } = form
  const lacksCategory = audience !== 'Private' && !values.category
  const placeWait = usePlaceWait(values.place, frame.onSubmit)
  const { facts, readPicture, readPhotos } = usePhotoFacts()
  const photoSaving = usePhotoSaving(values.photos ?? noPhotos, placeWait.saveWithPlace)
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
        {...frame}
        onSubmit={photoSaving.submit}
        isBusy={frame.isBusy || placeWait.isWaiting || photoSaving.isWaiting}
        note={photoSaving.note ?? placeWait.note ?? frame.note}
        saveLabel={words.save}
        failure={words.failure}
        leave={back}
      >
        {kick.audience === 'Private' && <MissingNote values={values} audience={audience} />}
        <KickFields
          values={values}
          change={change}
          readOnly={readOnly}
          problemOf={(field) =>
            problemOf(field) ?? (field === 'category' && lacksCategory ? kickWords.noCategory : undefined)
          }
          isPictureRequired={form.isPictureRequired}
          onUploadBusy={form.onUploadBusy}
          onFile={readPicture}
          bioRows={5}
          photos={
            photos && (
              <KickPhotos
                picture={values.pictures}
                value={photos}
                change={change}
                saving={photoSaving}
                onFiles={readPhotos}
              />
            )
          }
        />
        <PlaceFields
          facts={facts}
          values={values}
          change={change}
          readOnly={readOnly}
          kick={kick}
          needsContinent={audience !== 'Private'}
          continentProblem={problemOf('continent')}
          onSettling={placeWait.onSettling}
        />
        {kick.audience === 'Private' && (
          <AudienceChoice
            legend={kickWords.audience}
            offered={offeredAudiences}
            present="Private"
            value={audience}
            onChange={setAudience}
          />
        )}
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
    </PageFrame>
  )
}
