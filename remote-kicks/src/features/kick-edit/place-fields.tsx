import { type Kick } from '@bucketeer/shared-auth'
import { Box, Stack } from '@bucketeer/shared-ui'
import { type PhotoFacts } from '@bucketeer/shared-ui/social'
import { useState } from 'react'
import { ContinentSelect } from '../../kick-form/continent-select'
import { CountryField } from '../../kick-form/country-field'
import { continentOfPlace } from '../../kick-form/follow-place'
import { PhotoPlaceOffer } from '../../kick-form/photo-place-offer'
import { PrecisionChoice } from '../../kick-form/precision-choice'
import { words } from '../../kick-form/words'
import { type Continent } from '../../kick/continents'
import { type PickedPlace } from '../../places/picked-place'
import { PlacePicker, type PlacePickerProps } from '../../places/place-picker'
import { type EditValues } from './edit-values'

interface PlaceFieldsProps {
  values: EditValues
  change(part: Partial<EditValues>): void
  readOnly: boolean
  /** The days and the place of the form's photos. */
  facts: PhotoFacts
  /** The saved Kick. */
  kick: Kick
  /** Whether others can see the Kick, which then needs a continent. */
  needsContinent: boolean
  /** The server's error message about the continent. */
  continentProblem: string | undefined
  onSettling: PlacePickerProps['onSettling']
}

/** Place, country and continent of the Kick. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { values, change, readOnly, facts, kick, needsContinent, continentProblem, onSettling } = props
  const [isByHand, setByHand] = useState(() => values.continent !== continentOfPlace(values.place))

  /** Updates the continent with the place, unless the user has chosen another one. */
  const move = (place: PickedPlace | null) => {
    const continent = continentOfPlace(place)
    change(isByHand || !continent ? { place } : { place, continent })
  }
  const chooseContinent = (continent: Continent | '') => {
    if (!continent) return
    setByHand(true)
    change({ continent })
  }
  return (
    <Stack sx={{ gap: 3 }}>
      <PhotoPlaceOffer facts={facts} value={values.place} onChange={move} />
      <PlacePicker
        label={words.place}
        placeholder={words.placePlaceholder}
        value={values.place}
        onSettling={onSettling}
        onChange={move}
      />
      <PrecisionChoice
        place={values.place}
        value={values.placePrecision}
        saved={kick}
        onChange={(placePrecision) => change({ placePrecision })}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <CountryField place={values.place} onChange={move} readOnly={readOnly} />
        <ContinentSelect
          value={values.continent}
          onChange={chooseContinent}
          readOnly={readOnly}
          isRequired={needsContinent}
          problem={continentProblem ?? (needsContinent && !values.continent ? words.noContinent : null)}
        />
      </Box>
    </Stack>
  )
}
