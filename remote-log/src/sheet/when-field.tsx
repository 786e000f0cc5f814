import { Stack } from '@bucketeer/shared-ui'
import { TextField } from '@bucketeer/shared-ui/forms'
import { useState } from 'react'
import { dateText, dateWords, parseDateText, type RememberedDate } from '@bucketeer/shared-ui/social'
import { dayAgo } from '../dates/today'
import { ChipRadios } from './chip-radios'
import { useOwnValue } from './use-own-value'
import { words } from './words'

type Choice = keyof typeof words.choices
type TypedChoice = keyof typeof words.fields

const options = (Object.keys(words.choices) as Choice[]).map((value) => ({
  value,
  label: words.choices[value],
}))
const isTyped = (choice: Choice): choice is TypedChoice => Object.hasOwn(words.fields, choice)

const choiceOf = ({ on, precision }: RememberedDate): Choice => {
  if (on === null) return 'unknown'
  if (precision !== 'day') return precision
  if (on === dayAgo()) return 'today'
  return on === dayAgo(1) ? 'yesterday' : 'day'
}

const chosenDate = (choice: Choice, on: string): RememberedDate => {
  if (choice === 'unknown') return { on: null, precision: 'unknown' }
  if (choice === 'today') return { on: dayAgo(), precision: 'day' }
  if (choice === 'yesterday') return { on: dayAgo(1), precision: 'day' }
  const [year = '', month = ''] = on.split('-')
  if (choice === 'year') return { on: `${year}-01-01`, precision: 'year' }
  return choice === 'month' ? { on: `${year}-${month}-01`, precision: 'month' } : { on, precision: 'day' }
}

const textOf = ({ on }: RememberedDate, choice: Choice) =>
  on && isTyped(choice) ? dateText({ on, precision: choice }) : ''

interface WhenFieldProps {
  legend: string
  value: RememberedDate
  onChange(date: RememberedDate, pace: 'now' | 'typing'): void
}

/** Asks for a date as exact as the user remembers it. Typing needs no calendar. */
export function WhenField({ legend, value, onChange }: WhenFieldProps) {
  const [choice, setChoice] = useState(() => choiceOf(value))
  const [text, setText] = useState(() => textOf(value, choice))
  const { on, precision } = value
  const setOwn = useOwnValue<RememberedDate>({ on, precision }, (date) => {
    const next = choiceOf(date)
    setChoice(next)
    setText(textOf(date, next))
  })
  const send = (date: RememberedDate, pace: 'now' | 'typing') => {
    setOwn({ on: date.on, precision: date.precision })
    onChange(date, pace)
  }
  const read = parseDateText(text)
  const isFuture = read !== undefined && read.on > dayAgo()
  const example = isTyped(choice) ? words.examples[choice] : ''
  const problem = !read ? words.notADate(example) : isFuture ? words.future : null

  const choose = (next: Choice) => {
    const date = chosenDate(next, value.on ?? dayAgo())
    setChoice(next)
    setText(textOf(date, next))
    send(date, 'now')
  }
  const type = (next: string) => {
    setText(next)
    const date = parseDateText(next)
    if (date && date.on <= dayAgo()) send(date, 'typing')
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <ChipRadios legend={legend} options={options} value={choice} onChange={choose} />
      {isTyped(choice) && (
        <TextField
          label={words.fields[choice]}
          value={text}
          onChange={({ target }) => type(target.value)}
          error={problem !== null}
          helperText={problem ?? `${words.likeThis(example)} · ${dateWords(value)}`}
          autoComplete="off"
        />
      )}
    </Stack>
  )
}
