import {
  datedLines,
  firstDayOfPeriod,
  isKnownDate,
  localDay,
  readDate,
  type RememberedDate,
  type RoughDate,
} from '@bucketeer/platform/text'
import Stack from '@mui/material/Stack'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useId, useRef } from 'react'
import { Button } from '../buttons/button'
import { pageLanguage } from '../messages/page-language'
import { dateWords, periodWords } from './date-words'
import { words } from './words'

/** How exact a date a field takes: as one remembers it, or a day. */
export type DateExactness = 'rough' | 'day'

/** The kind of date that a field asks for: of something that happened, or that is planned. */
export type DateQuestion = 'past' | 'plan'

const isOver = ({ on, precision }: RoughDate, today: string) => on < firstDayOfPeriod(today, precision)

/** In English the browser's language decides what 3/5/2027 is; American and British users read the same page. */
const dateLocale = () => (pageLanguage() === 'en' ? navigator.language : pageLanguage())

/**
 * Returns what a user may mean by a text, as `readDate` does. `past` leaves out what is still to come, and `plan` what is
 * over if something is not.
 */
function typedDates(
  text: string,
  question: DateQuestion,
  exactness: DateExactness = 'rough',
  today = localDay(),
): RememberedDate[] {
  const dates = readDate(text, { locale: dateLocale(), today }).filter(
    ({ precision }) => exactness === 'rough' || precision === 'day',
  )
  if (question === 'past') return dates.filter(({ on }) => on === null || on <= today)
  const known = dates.filter(isKnownDate)
  const ahead = known.filter((date) => !isOver(date, today))
  return ahead.length > 0 ? ahead : known
}

/** Returns the date that a text means; null for an empty text, undefined while it is unclear. */
export function typedDate(
  text: string,
  question: DateQuestion,
  exactness?: DateExactness,
): RememberedDate | null | undefined {
  if (text.trim() === '') return null
  const [date, ...others] = typedDates(text, question, exactness)
  return others.length > 0 ? undefined : date
}

/** Returns the day that a text means, as 2027-05-03; null for an empty text, undefined while it is unclear. */
export function typedDay(text: string, question: DateQuestion): string | null | undefined {
  const day = typedDate(text, question, 'day')
  return day && day.on
}

const pastDates = (text: string) => typedDates(text, 'past').filter(isKnownDate)

/** Returns the name and the past date of a text such as 'Louvre in May 2014'; the date is null if it has no clear one. */
export function namedDate(text: string): { name: string; date: RoughDate | null } {
  const [{ text: name, date } = { text: '', date: '' }] = datedLines(text, pastDates)
  return { name, date: pastDates(date)[0] ?? null }
}

/** Returns past dates, or else those to come, about which a `DateField` complains. */
function pastOrComing(text: string) {
  const past = pastDates(text)
  return past.length > 0 ? past : typedDates(text, 'plan').filter(isKnownDate)
}

/** Returns the names in the lines of a list of what somebody did, and when that was, for a `DateField`. */
export const namedDates = (list: string): { name: string; when: string }[] =>
  datedLines(list, pastOrComing).map(({ text: name, date }) => {
    const [read, ...others] = pastDates(date)
    return { name, when: read && others.length === 0 ? periodWords(read) : date }
  })

/** @property date null for an empty text, undefined while it is unclear */
export interface TypedDate {
  text: string
  date: RememberedDate | null | undefined
}

export interface DateFieldProps extends Pick<
  TextFieldProps,
  'autoFocus' | 'fullWidth' | 'onBlur' | 'onKeyDown' | 'size'
> {
  label: string
  text: string
  /** Shown below the empty field. */
  hint: string
  question: DateQuestion
  /** 'rough' unless it is given. */
  exactness?: DateExactness
  readOnly?: boolean
  /** The id of an element that the field is about. */
  describedBy?: string
  onChange(typed: TypedDate): void
}

function helpOf({ text, question, exactness = 'rough' }: DateFieldProps, dates: readonly RememberedDate[]) {
  const [date] = dates
  if (date) return dates.length === 1 ? dateWords(date) : words.which
  const isAhead = question === 'past' && typedDates(text, 'plan', exactness).length > 0
  return isAhead ? words.future : words.unread[exactness]
}

/** A field for a date in the user's own words. Says what it understood, and asks if that may be several dates. */
export function DateField(props: DateFieldProps) {
  const { text, hint, question, exactness, readOnly, describedBy, onChange, ...field } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = text.trim() === ''
  const dates = isEmpty ? [] : typedDates(text, question, exactness)
  const type = (next: string) => onChange({ text: next, date: typedDate(next, question, exactness) })
  const choose = (date: RoughDate) => {
    onChange({ text: periodWords(date), date })
    // The pressed button disappears.
    input.current?.focus()
  }
  return (
    <Stack sx={{ gap: 1, flexGrow: 1, minWidth: 0 }}>
      <TextField
        {...field}
        id={id}
        value={text}
        inputRef={input}
        onChange={({ target }) => type(target.value)}
        error={!isEmpty && dates.length === 0}
        helperText={isEmpty ? hint : helpOf(props, dates)}
        autoComplete="off"
        slotProps={{
          formHelperText: { 'aria-live': 'polite' },
          htmlInput: {
            readOnly,
            ...(describedBy && { 'aria-describedby': `${describedBy} ${id}-helper-text` }),
          },
        }}
      />
      {dates.length > 1 && (
        <Stack direction="row" role="group" aria-label={words.which} sx={{ flexWrap: 'wrap', gap: 1 }}>
          {dates.filter(isKnownDate).map((date) => (
            <Button
              key={`${date.on} ${date.precision}`}
              size="small"
              variant="outlined"
              onClick={() => choose(date)}
            >
              {periodWords(date)}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
