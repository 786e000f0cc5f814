import { TextField } from '@bucketeer/shared-ui/forms'
import { words } from './words'

export interface TextFieldProps {
  value: string
  onChange(text: string): void
  readOnly: boolean
}

/** The title of a Kick. It knows no bounds: the server judges, and the form shows what it says. */
export function TitleField({ value, onChange, readOnly }: TextFieldProps) {
  return (
    <TextField
      label={words.title}
      placeholder={words.titlePlaceholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      slotProps={{ htmlInput: { readOnly } }}
    />
  )
}
