import { TextField } from '@bucketeer/shared-ui/forms'
import { type TextFieldProps } from './title-field'
import { words } from './words'

/** The bio of a Kick, without a client-side limit. */
export function BioField({ value, onChange, readOnly, rows }: TextFieldProps & { rows: number }) {
  return (
    <TextField
      label={words.bio}
      placeholder={words.bioPlaceholder}
      multiline
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { readOnly } }}
    />
  )
}
