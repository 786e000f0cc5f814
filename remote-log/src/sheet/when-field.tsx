import { chosen, focusRing, Stack, styled, Typography } from '@bucketeer/shared-ui'
import {
  addDays,
  DateField,
  firstDayOfPeriod,
  localDay,
  periodWords,
  type RememberedDate,
  type TypedDate,
} from '@bucketeer/shared-ui/social'
import { useId, useState } from 'react'
import { unknownDate } from '../log/entry'
import { words } from './words'

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 })
const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }))
const Chip = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: theme.spacing(0.5, 2),
  borderRadius: 20,
  cursor: 'pointer',
  fontWeight: 500,
  border: `1px solid ${theme.vars.palette.edge}`,
  '&:has(input:checked)': chosen(theme),
  '&:has(input:focus-visible)': focusRing(theme),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
}))

interface ChipRadiosProps<Value> {
  legend: string
  /** Shown in a softer tone beside the legend. */
  note?: string
  options: readonly { value: Value; label: string; name?: string }[]
  /** The value of the chosen option; null selects none. */
  value: Value | null
  onChange(value: Value): void
}

/** Renders a radio group as a row of chips. */
export function ChipRadios<Value>(props: ChipRadiosProps<Value>) {
  const { legend, note, options, value, onChange } = props
  const group = useId()
  return (
    <Group>
      <Typography variant="subtitle2" component="legend" sx={{ padding: 0, marginBottom: 0.75 }}>
        {legend}
        {note && <span> · {note}</span>}
      </Typography>
      <Row>
        {options.map((option) => (
          <Chip key={option.label}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.name && { 'aria-label': option.name })}
            />
            <span>{option.label}</span>
          </Chip>
        ))}
      </Row>
    </Group>
  )
}

/**
 * Calls `show` when a field's value changes to one that the field did not send, such as after a change in another window.
 * @returns a function that the field calls with each value that it sends
 */
export function useOwnValue<Value>(value: Value, show: (value: Value) => void) {
  const text = JSON.stringify(value)
  const [own, setOwn] = useState(text)
  if (text !== own) {
    setOwn(text)
    show(value)
  }
  return (sent: Value) => setOwn(JSON.stringify(sent))
}

type Choice = keyof typeof words.choices
type TypedChoice = keyof typeof words.fields

const choiceOptions = () =>
  (Object.keys(words.choices) as Choice[]).map((value) => ({ value, label: words.choices[value] }))
const isTyped = (choice: Choice): choice is TypedChoice => Object.hasOwn(words.fields, choice)

const yesterday = () => addDays(localDay(), -1)

function choiceOf({ on, precision }: RememberedDate): Choice {
  if (on === null) return 'unknown'
  if (precision !== 'day') return precision
  if (on === localDay()) return 'today'
  return on === yesterday() ? 'yesterday' : 'day'
}

function chosenDate(choice: Choice, on: string): RememberedDate {
  if (choice === 'unknown') return unknownDate
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
      <ChipRadios legend={legend} options={choiceOptions()} value={choice} onChange={choose} />
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
