import { TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { entryLimits, type EntryValues } from '../log/entry'
import { words } from './words'

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

interface WithFieldProps {
  value: EntryValues['with']
  onChange(companions: EntryValues['with']): void
}

/** Asks for the names of companions. */
export function WithField({ value, onChange }: WithFieldProps) {
  const [text, setText] = useState(() => value.map(({ name }) => name).join(', '))
  const isTooLong = namesIn(text).some((name) => name.length > entryLimits.withName)
  const type = (next: string) => {
    setText(next)
    const names = namesIn(next)
    if (names.every((name) => name.length <= entryLimits.withName)) onChange(names.map((name) => ({ name })))
  }
  return (
    <TextField
      label={words.with}
      value={text}
      onChange={({ target }) => type(target.value)}
      error={isTooLong}
      helperText={isTooLong ? words.withTooLong(entryLimits.withName) : words.withHint}
      autoComplete="off"
      fullWidth
    />
  )
}
