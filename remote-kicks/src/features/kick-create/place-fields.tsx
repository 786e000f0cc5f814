import { Box } from '@bucketeer/shared-ui'
import { ContinentSelect } from '../../kick-form/continent-select'
import { CountryField } from '../../kick-form/country-field'
import { followPlace } from '../../kick-form/follow-place'
import { PrecisionChoice } from '../../kick-form/precision-choice'
import { words } from '../../kick-form/words'
import { type PickedPlace } from '../../places/picked-place'
import { PlacePicker, type PlacePickerProps } from '../../places/place-picker'
import { BucketChoice } from './bucket-choice'
import { type NewKickValues } from './new-kick-values'

interface PlaceFieldsProps {
  values: NewKickValues
  change(part: Partial<NewKickValues>): void
  readOnly: boolean
  isContinentRequired: boolean
  continentProblem: string | undefined
  onSettling: PlacePickerProps['onSettling']
}

/** Place, continent and Bucket of the Kick. */
export function PlaceFields({ values, change, readOnly, onSettling, ...continent }: PlaceFieldsProps) {
  const move = (place: PickedPlace | null) => change(followPlace(values, place))
  return (
    <>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <ContinentSelect
          value={values.continent}
          onChange={(continent) => change({ continent })}
          readOnly={readOnly}
          isRequired={continent.isContinentRequired}
          problem={continent.continentProblem}
        />
        <BucketChoice
          value={values.bucketId}
          onChange={(bucketId) => change({ bucketId })}
          readOnly={readOnly}
        />
      </Box>
      <PlacePicker
        label={words.place}
        placeholder={words.placePlaceholder}
        value={values.place}
        onSettling={onSettling}
        onChange={move}
      />
      {values.place?.location && <CountryField place={values.place} onChange={move} readOnly={readOnly} />}
      <PrecisionChoice
        place={values.place}
        value={values.placePrecision}
        onChange={(placePrecision) => change({ placePrecision })}
      />
    </>
  )
}
