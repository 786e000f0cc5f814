import { type Kick } from '@bucketeer/shared-auth'
import { LinkButton } from '@bucketeer/shared-ui'
import { FormFrame } from '@bucketeer/shared-ui/forms'
import {
  AudienceChoice,
  noPhotos,
  offeredAudiences,
  UndescribedDialog,
  usePhotoFacts,
  usePhotoSaving,
} from '@bucketeer/shared-ui/social'
import { usePictureForm } from '../../form/use-picture-form'
import { followPlace } from '../../kick-form/follow-place'
import { KickFields } from '../../kick-form/kick-fields'
import { KickPhotos } from '../../kick-form/kick-photos'
import { missingTexts } from '../../kick-form/missing-texts'
import { PhotoPlaceOffer } from '../../kick-form/photo-place-offer'
import { words as kickWords } from '../../kick-form/words'
import { useCreateKick } from './create-kick'
import { isNewKickValues, noValues } from './new-kick-values'
import { PlaceFields } from './place-fields'
import { usePlaceWait } from '../../kick-form/use-place-wait'
import { words } from './words'

interface NewKickFormProps {
  onSaved(kick: Kick): void
  /** The URL of the list, for the link back. */
  list: string
}

/** The form of a new Kick. */
export function NewKickForm({ onSaved, list }: NewKickFormProps) {
  const { mutateAsync } = useCreateKick()
  const form = usePictureForm({
    draft: { name: 'kick-create', isValues: isNewKickValues, saved: noValues },
    save: mutateAsync,
    onSaved,
    mayLackPicture: ({ audience }) => audience === 'Private',
    missing: missingTexts,
  })
  const { values, change, readOnly, problemOf, frame } = form
  const placeWait = usePlaceWait(values.place, frame.onSubmit)
  const photos = values.photos ?? noPhotos
  const photoSaving = usePhotoSaving(photos, placeWait.saveWithPlace)
  const { facts, readPicture, readPhotos } = usePhotoFacts()
  const back = (
    <LinkButton to={list} variant="outlined" onClick={form.forget}>
      {words.back}
    </LinkButton>
  )
  return (
    <>
      <FormFrame
        {...frame}
        onSubmit={photoSaving.submit}
        isBusy={frame.isBusy || placeWait.isWaiting || photoSaving.isWaiting}
        note={photoSaving.note ?? placeWait.note ?? frame.note}
        saveLabel={words.save}
        failure={words.failure}
        leave={back}
      >
        <KickFields
          values={values}
          change={change}
          readOnly={readOnly}
          isPictureRequired={form.isPictureRequired}
          problemOf={problemOf}
          onUploadBusy={form.onUploadBusy}
          onFile={readPicture}
          bioRows={9}
          photos={
            <KickPhotos
              picture={values.pictures}
              value={photos}
              change={change}
              saving={photoSaving}
              onFiles={readPhotos}
            />
          }
        >
          <PhotoPlaceOffer
            facts={facts}
            value={values.place}
            onChange={(place) => change(followPlace(values, place))}
          />
          <PlaceFields
            values={values}
            change={change}
            readOnly={readOnly}
            isContinentRequired={form.isPictureRequired}
            continentProblem={problemOf('continent')}
            onSettling={placeWait.onSettling}
          />
        </KickFields>
        <AudienceChoice
          legend={kickWords.audience}
          offered={offeredAudiences}
          present="Members"
          value={values.audience ?? 'Members'}
          onChange={(audience) => change({ audience })}
        />
      </FormFrame>
      <UndescribedDialog {...photoSaving.dialog} />
    </>
  )
}
