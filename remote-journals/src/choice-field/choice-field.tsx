import { maxOptionsWithoutSearch } from '@bucketeer/shared-ui'
import { MenuItem, SearchSelect, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'

interface ChoiceFieldProps {
  label: string
  /** Shown below the field. */
  help: ReactNode
  entries: readonly { _id: string; name: string }[]
  /** The id of an entry; empty for none. */
  value: string
  onChange(id: string): void
  words: {
    /** The option for no entry. */
    none: string
    /** The name of a chosen entry that is not among `entries`, such as a deleted one. */
    chosenBefore: string
    /** Shown when nothing has the typed name. */
    noneFound: string
  }
}

/** A select with an option for none. It has a search if there are more than ten entries. */
export function ChoiceField({ label, help, entries, value, onChange, words }: ChoiceFieldProps) {
  const isListed = value === '' || entries.some(({ _id }) => _id === value)
  const options = [
    { value: '', label: words.none },
    ...(isListed ? [] : [{ value, label: words.chosenBefore }]),
    ...entries.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  if (entries.length > maxOptionsWithoutSearch)
    return (
      <SearchSelect
        {...{ label, help, options, value, onChange }}
        placeholder={words.none}
        noneFound={words.noneFound}
      />
    )
  return (
    <TextField
      select
      label={label}
      helperText={help}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
