import { MenuItem, SearchSelect, TextField } from '@bucketeer/shared-ui/forms'
import { type ReactNode } from 'react'

/** The largest number of things that are chosen from without a search. */
const mostWithoutSearch = 10

export interface ChoiceFieldProps {
  label: string
  /** Shown below the field. */
  help: ReactNode
  things: readonly { _id: string; name: string }[]
  /** The id of a thing; empty for none. */
  value: string
  onChange(id: string): void
  words: {
    /** The entry for choosing nothing. */
    none: string
    /** The name of a chosen thing that is not in the list. */
    chosenBefore: string
    /** Shown when nothing has the typed name. */
    noneFound: string
  }
}

/** Selects a thing or none. More than ten are searched while one types. */
export function ChoiceField({ label, help, things, value, onChange, words }: ChoiceFieldProps) {
  const isListed = value === '' || things.some(({ _id }) => _id === value)
  const options = [
    { value: '', label: words.none },
    ...(isListed ? [] : [{ value, label: words.chosenBefore }]),
    ...things.map(({ _id, name }) => ({ value: _id, label: name })),
  ]
  if (things.length > mostWithoutSearch)
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
