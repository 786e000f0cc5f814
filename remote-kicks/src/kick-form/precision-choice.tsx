import { type Kick } from '@bucketeer/shared-auth'
import { Stack } from '@bucketeer/shared-ui'
import { FormHelperText, RadioCards } from '@bucketeer/shared-ui/forms'
import { type Precision, precisionOf } from '../kick/precisions'
import { type PickedPlace } from '../places/picked-place'
import { words } from './words'

const options = () =>
  (['exact', 'area', 'country'] as const).map((value) => ({ value, label: words.precision[value] }))

interface PrecisionChoiceProps {
  place: PickedPlace | null
  /** Undefined until the user chooses one. */
  value: Precision | undefined
  /** The saved Kick, unless it is a new one. */
  saved?: Kick
  onChange(precision: Precision): void
}

/** Lets the user choose how exactly others see the place. Renders nothing without a place. */
export function PrecisionChoice({ place, value, saved, onChange }: PrecisionChoiceProps) {
  if (!place?.name && !place?.location) return null
  const precision = precisionOf(place, value, saved?.placePrecision)
  const wasExact = saved?.placePrecision === 'exact' && Boolean(saved.place ?? saved.location)
  return (
    <Stack sx={{ gap: 0.5 }}>
      <RadioCards legend={words.precision.legend} options={options()} value={precision} onChange={onChange} />
      <FormHelperText>{words.precision.hint}</FormHelperText>
      {wasExact && precision !== 'exact' && (
        <FormHelperText role="status">{words.precision.seenBefore}</FormHelperText>
      )}
    </Stack>
  )
}
