import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { visibilities, type JournalValues } from './journal-values'
import { words } from './words'

type Visibility = JournalValues['visibility']

interface VisibilityFieldProps {
  value: Visibility
  onChange(visibility: Visibility): void
}

/** Selects the visibility of a Journal. */
export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  const choose = (text: string) => {
    const chosen = visibilities.find((visibility) => visibility === text)
    if (chosen) onChange(chosen)
  }
  return (
    <TextField
      select
      label={words.visibility}
      helperText={words.visibilityHints[value]}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {visibilities.map((visibility) => (
        <MenuItem key={visibility} value={visibility}>
          {visibility}
        </MenuItem>
      ))}
    </TextField>
  )
}
