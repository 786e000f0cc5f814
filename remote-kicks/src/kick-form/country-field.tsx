import { TextField } from '@bucketeer/shared-ui/forms'
import { type PickedPlace } from '../places/picked-place'
import { type KickFormState } from './use-kick-form'
import { words } from './words'

interface CountryFieldProps {
  form: KickFormState
  onChange(place: PickedPlace): void
}

const nowhere: PickedPlace = { name: '', country: null, location: null }

/** The country of the place, which borders tell and the user may change. */
export const CountryField = ({ form: { values, readOnly }, onChange }: CountryFieldProps) => (
  <TextField
    label={words.country}
    value={values.place?.country ?? ''}
    onChange={({ target }) => onChange({ ...(values.place ?? nowhere), country: target.value || null })}
    autoComplete="off"
    slotProps={{ htmlInput: { readOnly } }}
  />
)
