import { keys, type Kick } from '@bucketeer/shared-auth'
import { Box, PageFrame, Stack, useToasts } from '@bucketeer/shared-ui'
import { AudienceChoice, noPhotos, offeredAudiences, usePhotoFacts } from '@bucketeer/shared-ui/social'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { BucketFailure, BucketSelect, useBuckets } from '../../buckets/bucket-select'
import { addToLists } from '../../kick/kick-cache'
import type { LandedKick } from '../../kick/landed-kick'
import { ContinentSelect } from '../../kick-form/continent-select'
import { CountryField } from '../../kick-form/country-field'
import { followPlace } from '../../kick-form/follow-place'
import { KickForm } from '../../kick-form/kick-form'
import { fieldsOf, isKickValues, type KickValues, newKick } from '../../kick-form/kick-values'
import { PlaceFields } from '../../kick-form/place-fields'
import { useKickForm } from '../../kick-form/use-kick-form'
import { words as kickWords } from '../../kick-form/words'
import { listAddress } from '../../list-position'
import { type PickedPlace } from '../../places/picked-place'
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

// Phones begin with the fields.
const Intro = () => <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{words.intro}</Box>

/** /kicks/create */
export default function KickCreatePage() {
  const list = listAddress(useQueryClient())
  const toasts = useToasts()
  const navigate = useNavigate()
  const { mutateAsync } = useCreateKick()
  const celebrate = ({ _id, name, audience }: Kick) => {
    const isPrivate = audience === 'Private'
    toasts.success(isPrivate ? words.createdPrivate : words.created, { detail: name })
    // Opens the list without other filters, which could hide the new Kick.
    const state: LandedKick = { landed: { _id, name } }
    void navigate(isPrivate ? '/kicks?mine=private' : '/kicks', { state, viewTransition: true })
  }
  const form = useKickForm({
    draft: { name: 'kick-create', isValues: isKickValues, saved: newKick },
    isPrivate: ({ audience }) => audience === 'Private',
    save: mutateAsync,
    onSaved: celebrate,
  })
  const { values, change } = form
  const { facts, ...files } = usePhotoFacts()
  const buckets = useBuckets()
  const move = (place: PickedPlace | null) => change(followPlace(values, place))
  return (
    <PageFrame title={words.heading} intro={<Intro />}>
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
            <PlaceFields form={form} facts={facts} onChange={move} />
            {values.place?.location && (
              <CountryField place={values.place} readOnly={form.readOnly} onChange={move} />
            )}
          </>
        }
        audience={
          <AudienceChoice
            legend={kickWords.audience}
            offered={offeredAudiences}
            present="Members"
            value={values.audience ?? 'Members'}
            onChange={(audience) => change({ audience })}
          />
        }
      />
    </PageFrame>
  )
}
