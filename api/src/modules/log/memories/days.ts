import { addDays, isDay } from '@bucketeer/platform/text'
import { InvalidValue } from '@bucketeer/host/server'
import { today } from '../dates'
import { otherToday } from '../words'

/** A day of any year. */
export interface CalendarDay {
  month: number
  day: number
}

/**
 * Returns the date of a request, which may be today's anywhere on earth, or else the server's date in UTC.
 * @throws InvalidValue if it is not within a day of the server's
 */
export function sentToday(sent: string | undefined): string {
  const present = today()
  if (sent === undefined) return present
  if (!isDay(sent) || sent < addDays(present, -1) || sent > addDays(present, 1))
    throw new InvalidValue(otherToday)
  return sent
}

/**
 * Returns the days of a date and of as many days before and after it. 29 February belongs to 28 February in years
 * without it.
 */
export const calendarDays = (date: string, reach: number): CalendarDay[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => addDays(date, index - reach)).flatMap((each) => {
    const [year = 0, month = 0, day = 0] = each.split('-').map(Number)
    const hasLeapDay = month === 2 && day === 28 && !isLeapYear(year)
    return hasLeapDay
      ? [
          { month, day },
          { month, day: 29 },
        ]
      : [{ month, day }]
  })

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
