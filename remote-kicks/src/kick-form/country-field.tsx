import { TextField } from '@bucketeer/shared-ui/forms'
import { type PickedPlace } from '../places/picked-place'
import { words } from './words'

interface CountryFieldProps {
  place: PickedPlace | null
  onChange(place: PickedPlace): void
  readOnly: boolean
}

const nowhere: PickedPlace = { name: '', country: null, location: null }

/** The country of the place, which borders tell and the user may change. */
export const CountryField = ({ place, onChange, readOnly }: CountryFieldProps) => (
  <TextField
    label={words.country}
    value={place?.country ?? ''}
    onChange={({ target }) => onChange({ ...(place ?? nowhere), country: target.value || null })}
    autoComplete="off"
    slotProps={{ htmlInput: { readOnly } }}
  />
)
