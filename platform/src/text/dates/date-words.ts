import { isKnownDate, partsOf, type RememberedDate, type RoughDate, seasonOfDay, seasons } from './periods'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Writes a date: '3 May 2024', 'May 2024', 'summer 2024', '2024'. */
export function periodWords({ on, precision }: RoughDate): string {
  const { year, month, day } = partsOf(on)
  if (precision === 'year') return String(year)
  if (precision === 'season') return `${seasons[seasonOfDay(on)]} ${year}`
  return `${precision === 'day' ? `${day} ` : ''}${months[month - 1]} ${year}`
}

/** Writes a day, such as 4 May 2026. */
export const dayWords = (on: string): string => periodWords({ on, precision: 'day' })

/** Says when something was: 'on 3 May 2024', 'in May 2024', 'in summer 2024', 'in 2024', 'some time ago'. */
export function dateWords(date: RememberedDate): string {
  if (!isKnownDate(date)) return 'some time ago'
  return `${date.precision === 'day' ? 'on' : 'in'} ${periodWords(date)}`
}

/** Says when something is planned: 'for 3 May 2027', 'for May 2027', 'for summer 2027', 'for 2027'. */
export const targetWords = (target: RoughDate): string => `for ${periodWords(target)}`
