import { TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { entryLimits, type EntryValues } from '../log/entry'
import { words } from './words'

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The server counts an emoji as one letter. */
const problemOf = (names: string[]) => {
  if (names.length > entryLimits.companions) return words.withTooMany(entryLimits.companions)
  return names.some((name) => [...name].length > entryLimits.withName)
    ? words.withTooLong(entryLimits.withName)
    : null
}

interface WithFieldProps {
  value: EntryValues['with']
  onChange(companions: EntryValues['with']): void
}

/** Asks for the names of companions. */
export function WithField({ value, onChange }: WithFieldProps) {
  const [text, setText] = useState(() => value.map(({ name }) => name).join(', '))
  const problem = problemOf(namesIn(text))
  const type = (next: string) => {
    setText(next)
    const names = namesIn(next)
    if (!problemOf(names)) onChange(names.map((name) => ({ name })))
  }
  return (
    <TextField
      label={words.with}
      value={text}
      onChange={({ target }) => type(target.value)}
      error={problem !== null}
      helperText={problem ?? words.withHint}
      autoComplete="off"
      fullWidth
    />
  )
}
