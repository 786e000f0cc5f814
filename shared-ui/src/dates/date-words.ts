import { isKnownDate, type RememberedDate, type RoughDate, seasonOf } from '@bucketeer/platform/text'
import { pageLanguage } from '../messages/page-language'
import { words } from './words'

/** Formats a day as '3 May 2024', or with the month alone as 'May 2024'. */
function formatted(on: string, month: Intl.DateTimeFormatOptions): string {
  const language = pageLanguage()
  // The site writes English dates with the day first.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...month,
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(on))
}

/** Writes a day, such as 4 May 2026, in the page's language. */
export const dayWords = (on: string): string => formatted(on, { day: 'numeric', year: 'numeric' })

/** Writes a date in the page's language: '3 May 2024', 'May 2024', 'summer 2024', '2024'. */
export function periodWords({ on, precision }: RoughDate): string {
  const year = String(Number(on.slice(0, 4)))
  if (precision === 'day') return dayWords(on)
  if (precision === 'month') return formatted(on, { year: 'numeric' })
  return precision === 'year' ? year : words.seasons[seasonOf(on)](year)
}

/** Says when something was: 'on 3 May 2024', 'in May 2024', 'in summer 2024', 'in 2024', 'some time ago'. */
export const dateWords = (date: RememberedDate): string =>
  isKnownDate(date) ? words.past[date.precision](periodWords(date)) : words.unknown

/** Says when something is planned: 'for 3 May 2027', 'for May 2027', 'for summer 2027', 'for 2027'. */
export const targetWords = (target: RoughDate): string => words.planned[target.precision](periodWords(target))
