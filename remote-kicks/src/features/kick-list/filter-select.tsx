import { MenuItem, TextField } from '@bucketeer/shared-ui/forms'
import { words } from './words'

export interface FilterSelectProps {
  label: string
  /** What can be chosen besides 'all', each value with its word on screen. */
  options: readonly { value: string; label: string }[]
  /** Undefined for all. */
  value: string | undefined
  /** Hears an empty text for all. */
  onChange(value: string): void
}

const all = 'all'

/** One filter of the list. Its default is 'all'. */
export function FilterSelect({ label, options, value = all, onChange }: FilterSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value === all ? '' : target.value)}
    >
      <MenuItem value={all}>{words.all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
