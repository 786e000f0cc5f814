import { TextField } from '@bucketeer/shared-ui/forms'
import { words } from './words'

export interface TextFieldProps {
  value: string
  onChange(text: string): void
  readOnly: boolean
}

/** The title of a Kick, without a client-side limit: the form shows the server's message. */
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
