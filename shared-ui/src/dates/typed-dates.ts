import {
  firstDayOfPeriod,
  isKnownDate,
  localDay,
  readDate,
  type RememberedDate,
  type RoughDate,
} from '@bucketeer/platform/text'

/** How exact a date a field takes: as one remembers it, or a day. */
export type DateExactness = 'rough' | 'day'

/** The kind of date that a field asks for: of something that happened, or that is planned. */
export type DateQuestion = 'past' | 'plan'

const isOver = ({ on, precision }: RoughDate, today: string) => on < firstDayOfPeriod(today, precision)

/**
 * Returns what a user may mean by a text, as `readDate` does. `past` leaves out what is still to come, and `plan` what is
 * over if something is not.
 */
export function typedDates(
  text: string,
  question: DateQuestion,
  exactness: DateExactness = 'rough',
  today = localDay(),
): RememberedDate[] {
  const dates = readDate(text, { locale: navigator.language, today }).filter(
    ({ precision }) => exactness === 'rough' || precision === 'day',
  )
  if (question === 'past') return dates.filter(({ on }) => on === null || on <= today)
  const known = dates.filter(isKnownDate)
  const ahead = known.filter((date) => !isOver(date, today))
  return ahead.length > 0 ? ahead : known
}

/** Returns the day that a text means, as 2027-05-03; null for an empty text, undefined while it is unclear. */
export function typedDay(text: string, question: DateQuestion): string | null | undefined {
  if (text.trim() === '') return null
  const [day, ...others] = typedDates(text, question, 'day').filter(isKnownDate)
  return others.length > 0 ? undefined : day?.on
}
