import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { type Continent, continents, isContinent } from '../kick/continents'
import { words } from './words'

interface ContinentSelectProps {
  /** Empty until one is chosen. */
  value: Continent | ''
  onChange(continent: Continent | ''): void
  readOnly: boolean
  /** The error message. */
  problem?: string | null
}

/** A select of the eight continents. */
export function ContinentSelect({ value, onChange, readOnly, problem }: ContinentSelectProps) {
  return (
    <TextField
      select
      label={words.continent}
      value={value}
      onChange={({ target }) => onChange(isContinent(target.value) ? target.value : '')}
      error={Boolean(problem)}
      helperText={problem}
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
