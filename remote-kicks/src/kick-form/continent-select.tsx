import { type Continent, continents } from '@bucketeer/shared-ui'
import { markedAsRequired, MenuItem, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { words as kickWords } from '../kick/words'
import { type PickedPlace } from '../places/picked-place'
import { continentOfPlace } from './follow-place'
import { words } from './words'

interface ContinentSelectProps {
  /** Empty until one is chosen. */
  value: Continent | ''
  onChange(continent: Continent | ''): void
  /** The place, which may have told the continent. */
  place: PickedPlace | null
  readOnly: boolean
  isRequired: boolean
  /** The error message. */
  problem?: string | null | undefined
}

/** A select of the eight continents. */
export const ContinentSelect = ({
  value,
  onChange,
  place,
  readOnly,
  isRequired,
  problem,
}: ContinentSelectProps) => (
  <TextField
    select
    label={words.continent}
    required={isRequired}
    value={value}
    onChange={({ target }) => onChange(continents.find((each) => each === target.value) ?? '')}
    {...problemProps(problem, value && value === continentOfPlace(place) ? words.fromPlace : undefined)}
    slotProps={{ ...(isRequired && markedAsRequired), select: { displayEmpty: true, readOnly } }}
  >
    <MenuItem value="">{words.selectContinent}</MenuItem>
    {continents.map((continent) => (
      <MenuItem key={continent} value={continent}>
        {kickWords.continents[continent]}
      </MenuItem>
    ))}
  </TextField>
)
