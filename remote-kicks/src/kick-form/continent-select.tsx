import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { type Continent, continents, isContinent } from '../kick/continents'
import { words } from './words'

interface ContinentSelectProps {
  value: Continent | ''
  onChange(continent: Continent | ''): void
  readOnly: boolean
}

/** A select of the eight continents. */
export function ContinentSelect({ value, onChange, readOnly }: ContinentSelectProps) {
  return (
    <TextField
      select
      label={words.continent}
      value={value}
      onChange={({ target }) => onChange(isContinent(target.value) ? target.value : '')}
      slotProps={{ select: { displayEmpty: true, readOnly } }}
    >
      <MenuItem value="">{words.selectContinent}</MenuItem>
      {continents.map((continent) => (
        <MenuItem key={continent} value={continent}>
          {continent}
        </MenuItem>
      ))}
    </TextField>
  )
}
