import { keys, type Kick } from '@bucketeer/shared-auth'
import { Box, Stack } from '@bucketeer/shared-ui'
import { AudienceChoice, noPhotos, offeredAudiences, usePhotoFacts } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BucketFailure, BucketSelect, useBuckets } from '../../buckets/bucket-select'
import { addToLists } from '../../kick/kick-cache'
import { ContinentSelect } from '../../kick-form/continent-select'
import { CountryField } from '../../kick-form/country-field'
import { followPlace } from '../../kick-form/follow-place'
import { KickForm } from '../../kick-form/kick-form'
import { fieldsOf, isKickValues, type KickValues, newKick } from '../../kick-form/kick-values'
import { PhotoPlaceOffer } from '../../kick-form/photo-place-offer'
import { PrecisionChoice } from '../../kick-form/precision-choice'
import { useKickForm } from '../../kick-form/use-kick-form'
import { words as kickWords } from '../../kick-form/words'
import { type PickedPlace } from '../../places/picked-place'
import { PlacePicker } from '../../places/place-picker'
import { request } from '../../request'
import { words } from './words'

/** Creates a Kick and adds it to the top of the cached list. */
function useCreateKick() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ updatedAt: _updatedAt, ...values }: KickValues) =>
      request('post', '/api/kick', { body: { ...fieldsOf(values), buckets: values.bucketId || null } }),
    onSuccess: (kick) => {
      addToLists(cache, kick)
      if (kick.buckets) {
        void cache.invalidateQueries({ queryKey: keys.buckets.all })
        // It may be the next wish in Today.
        void cache.invalidateQueries({ queryKey: keys.log.ofWishes })
      }
    },
  })
}

interface NewKickFormProps {
  onSaved(kick: Kick): void
  /** The URL of the list, for the link back. */
  list: string
}

/** The form of a new Kick. */
export function NewKickForm({ onSaved, list }: NewKickFormProps) {
  const { mutateAsync } = useCreateKick()
  const form = useKickForm({
    draft: { name: 'kick-create', isValues: isKickValues, saved: newKick },
    isPrivate: ({ audience }) => audience === 'Private',
    save: mutateAsync,
    onSaved,
  })
  const { values, change } = form
  const { facts, ...files } = usePhotoFacts()
  const buckets = useBuckets()
  const move = (place: PickedPlace | null) => change(followPlace(values, place))
  return (
    <KickForm
      form={form}
      photos={values.photos ?? noPhotos}
      files={files}
      bioRows={9}
      saveLabel={words.save}
      failure={words.failure}
      back={{ to: list, label: words.back }}
      belowTitle={
        <>
          <PhotoPlaceOffer facts={facts} value={values.place} onChange={move} />
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, sm: 3 },
              gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <ContinentSelect
              form={form}
              onChange={(continent) => change({ continent })}
              problem={form.problemOf('continent')}
            />
            <Stack sx={{ gap: 1 }}>
              <BucketSelect
                label={words.bucket}
                buckets={buckets.data ?? []}
                value={values.bucketId ?? ''}
                onChange={(bucketId) => change({ bucketId })}
                readOnly={form.readOnly}
              />
              <BucketFailure {...buckets} />
            </Stack>
          </Box>
          <PlacePicker
            label={kickWords.place}
            placeholder={kickWords.placePlaceholder}
            value={values.place}
            isArea={values.placePrecision === 'area'}
            onSettling={form.onSettling}
            onChange={move}
          />
          {values.place?.location && (
            <CountryField place={values.place} readOnly={form.readOnly} onChange={move} />
          )}
          <PrecisionChoice
            place={values.place}
            value={values.placePrecision}
            onChange={(placePrecision) => change({ placePrecision })}
          />
        </>
      }
    >
      <AudienceChoice
        legend={kickWords.audience}
        offered={offeredAudiences}
        present="Members"
        value={values.audience ?? 'Members'}
        onChange={(audience) => change({ audience })}
      />
    </KickForm>
  )
}
