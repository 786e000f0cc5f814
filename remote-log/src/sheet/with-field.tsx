import { TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { entryLimits, type EntryValues } from '../log/entry'
import { useOwnValue } from './when-field'
import { words } from './words'

const textOf = (companions: EntryValues['with']) => companions.map(({ name }) => name).join(', ')

const namesIn = (text: string) =>
  text
    .split(/[,،]/u)
    .map((name) => name.trim())
    .filter(Boolean)

/** Counts code points, as the server does: an emoji is one character. */
function problemOf(names: string[]) {
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
  const [text, setText] = useState(() => textOf(value))
  const setOwn = useOwnValue(value, (companions) => setText(textOf(companions)))
  const problem = problemOf(namesIn(text))
  const type = (next: string) => {
    setText(next)
    const names = namesIn(next)
    if (problemOf(names)) return
    const companions = names.map((name) => ({ name }))
    setOwn(companions)
    onChange(companions)
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
