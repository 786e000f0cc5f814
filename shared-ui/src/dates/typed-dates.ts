import {
  firstDayOfPeriod,
  isKnownDate,
  localDay,
  readDate,
  type RememberedDate,
  type RoughDate,
} from '@bucketeer/platform/text'

/** The kind of date that a field asks for: of something that happened, or that is planned. */
export type DateQuestion = 'past' | 'plan'

const isOver = ({ on, precision }: RoughDate, today: string) => on < firstDayOfPeriod(today, precision)

/**
 * Returns what a user may mean by a text, as `readDate` does. `past` leaves out what is still to come, and `plan` what is
 * over if something is not.
 */
export function typedDates(text: string, question: DateQuestion, today = localDay()): RememberedDate[] {
  const dates = readDate(text, { locale: navigator.language, today })
  if (question === 'past') return dates.filter(({ on }) => on === null || on <= today)
  const known = dates.filter(isKnownDate)
  const ahead = known.filter((date) => !isOver(date, today))
  return ahead.length > 0 ? ahead : known
}
