import { type Continent, continents } from '@bucketeer/shared-ui'
import { markedAsRequired, MenuItem, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { words as kickWords } from '../kick/words'
import { continentOfPlace } from './follow-place'
import { type KickFormState } from './use-kick-form'
import { words } from './words'

interface ContinentSelectProps {
  form: KickFormState
  onChange(continent: Continent | ''): void
  /** The error message. */
  problem: string | null | undefined
}

/** A select of the eight continents. Says if the place has told the continent. */
export function ContinentSelect({ form, onChange, problem }: ContinentSelectProps) {
  const { readOnly, isPrivate } = form
  const { continent, place } = form.values
  const isFromPlace = continent && continent === continentOfPlace(place)
  return (
    <TextField
      select
      label={words.continent}
      required={!isPrivate}
      value={continent}
      onChange={({ target }) => onChange(continents.find((each) => each === target.value) ?? '')}
      {...problemProps(problem, isFromPlace ? words.fromPlace : undefined)}
      slotProps={{ ...(!isPrivate && markedAsRequired), select: { displayEmpty: true, readOnly } }}
    >
      <MenuItem value="">{words.selectContinent}</MenuItem>
      {continents.map((each) => (
        <MenuItem key={each} value={each}>
          {kickWords.continents[each]}
        </MenuItem>
      ))}
    </TextField>
  )
}
