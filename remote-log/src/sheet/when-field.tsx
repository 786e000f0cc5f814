import { Stack } from '@bucketeer/shared-ui'
import {
  addDays,
  DateField,
  firstDayOfPeriod,
  localDay,
  periodWords,
  type RememberedDate,
  type TypedDate,
} from '@bucketeer/shared-ui/social'
import { useState } from 'react'
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

const yesterday = () => addDays(localDay(), -1)

const choiceOf = ({ on, precision }: RememberedDate): Choice => {
  if (on === null) return 'unknown'
  if (precision !== 'day') return precision
  if (on === localDay()) return 'today'
  return on === yesterday() ? 'yesterday' : 'day'
}

const chosenDate = (choice: Choice, on: string): RememberedDate => {
  if (choice === 'unknown') return { on: null, precision: 'unknown' }
  if (choice === 'today') return { on: localDay(), precision: 'day' }
  if (choice === 'yesterday') return { on: yesterday(), precision: 'day' }
  return { on: firstDayOfPeriod(on, choice), precision: choice }
}

const textOf = ({ on }: RememberedDate, choice: Choice) =>
  on && isTyped(choice) ? periodWords({ on, precision: choice }) : ''

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

  const choose = (next: Choice) => {
    const date = chosenDate(next, value.on ?? localDay())
    setChoice(next)
    setText(textOf(date, next))
    send(date, 'now')
  }
  const type = ({ text: next, date }: TypedDate) => {
    setText(next)
    if (date) send(date, 'typing')
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <ChipRadios legend={legend} options={options} value={choice} onChange={choose} />
      {isTyped(choice) && (
        <DateField
          label={words.fields[choice]}
          text={text}
          hint={words.likeThis(words.examples[choice])}
          question="past"
          onChange={type}
        />
      )}
    </Stack>
  )
}
