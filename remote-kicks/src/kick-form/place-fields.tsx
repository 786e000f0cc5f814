import { type Kick, placeCalls } from '@bucketeer/shared-auth'
import { Stack } from '@bucketeer/shared-ui'
import { FormHelperText, RadioCards } from '@bucketeer/shared-ui/forms'
import { type PhotoFacts, PhotoFactsOffer } from '@bucketeer/shared-ui/social'
import { precisionOf } from '../kick/precisions'
import { type PickedPlace } from '../places/picked-place'
import { PlacePicker } from '../places/place-picker'
import { useSpot } from '../places/use-spot'
import { request } from '../request'
import { type KickFormState } from './use-kick-form'
import { words } from './words'

const { nearest } = placeCalls(request)

const precisions = () =>
  (['exact', 'area', 'country'] as const).map((value) => ({ value, label: words.precision[value] }))

interface PlaceFieldsProps {
  form: Pick<KickFormState, 'values' | 'change' | 'onSettling'>
  /** The facts of photos, whose place is offered while none is chosen. */
  facts: PhotoFacts
  /** The saved Kick, unless it is a new one. */
  saved?: Kick
  onChange(place: PickedPlace | null): void
}

/** The place of a Kick, and how exactly others see it. */
export function PlaceFields({ form, facts, saved, onChange }: PlaceFieldsProps) {
  const { place, placePrecision } = form.values
  const { pick } = useSpot(place, onChange)
  // A country alone is none.
  const hasPlace = Boolean(place?.name || place?.location)
  const precision = precisionOf(place, placePrecision, saved?.placePrecision)
  const wasExact = saved?.placePrecision === 'exact' && Boolean(saved.place ?? saved.location)
  return (
    <>
      <PhotoFactsOffer
        facts={facts}
        nearest={nearest}
        onPlace={hasPlace ? undefined : (location) => void pick(location)}
      />
      <PlacePicker
        label={words.place}
        placeholder={words.placePlaceholder}
        value={place}
        isArea={placePrecision === 'area'}
        onSettling={form.onSettling}
        onChange={onChange}
      />
      {hasPlace && (
        <Stack sx={{ gap: 0.5 }}>
          <RadioCards
            legend={words.precision.legend}
            options={precisions()}
            value={precision}
            onChange={(chosen) => form.change({ placePrecision: chosen })}
          />
          <FormHelperText>{words.precision.hint}</FormHelperText>
          {wasExact && precision !== 'exact' && (
            <FormHelperText role="status">{words.precision.seenBefore}</FormHelperText>
          )}
        </Stack>
      )}
    </>
  )
}
