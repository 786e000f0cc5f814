const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** Writes a date in English: '3 May 2024', 'May 2024', 'summer 2024', '2024'. */
export function periodWords({ on, precision }: RoughDate): string {
  const { year, day } = partsOf(on)
  if (precision === 'year') return String(year)
  if (precision === 'season') return `${seasons[seasonOfDay(on)]} ${year}`
  return `${precision === 'day' ? `${day} ` : ''}${monthNames.format(new Date(on))} ${year}`
}

/** Says in English when something was: 'on 3 May 2024', 'in May 2024', 'in summer 2024', 'in 2024', 'some time ago'. */
export function dateWords(date: RememberedDate): string {
  if (!isKnownDate(date)) return 'some time ago'
  return `${date.precision === 'day' ? 'on' : 'in'} ${periodWords(date)}`
}

/** How exactly a date is known. */
export type DatePrecision = 'day' | 'month' | 'season' | 'year'

/** @property on the first day of the period, as 2027-05-03 */
export interface RoughDate {
  on: string
  precision: DatePrecision
}

/** A date that nobody may remember. */
export interface RememberedDate {
  on: string | null
  precision: DatePrecision | 'unknown'
}

/** Returns whether anybody remembers a date. */
export const isKnownDate = (date: RememberedDate): date is RoughDate =>
  date.on !== null && date.precision !== 'unknown'

/** The seasons in the order of their first months, which are March, June, September and December. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

const two = (part: number) => String(part).padStart(2, '0')

/** Writes a day as 2027-05-03. The day may not exist. */
export const dayOf = (year: number, month = 1, day = 1): string =>
  [String(year).padStart(4, '0'), two(month), two(day)].join('-')

/** Returns the year, the month and the day of the month of 2027-05-03. */
export function partsOf(on: string): { year: number; month: number; day: number } {
  const [year = NaN, month = NaN, day = NaN] = on.split('-').map(Number)
  return { year, month, day }
}

const seasonOfDay = (on: string): number => Math.floor(((partsOf(on).month + 9) % 12) / 3)

/** Returns the season that has a day. */
export const seasonOf = (on: string): (typeof seasons)[number] => seasons[seasonOfDay(on)] ?? 'winter'

/** Returns whether a text is a day of the calendar from the year 1 on, which PostgreSQL accepts: 2027-05-03. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/u.test(text) &&
    !text.startsWith('0000') &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(text)
  )
}

/**
 * Returns the first day of the period that has a day, such as 2027-05-01 of May 2027. January and February belong to the
 * winter that began in December of the year before.
 */
export function firstDayOfPeriod(on: string, precision: DatePrecision): string {
  const { year, month } = partsOf(on)
  if (precision === 'day') return on
  if (precision === 'month') return dayOf(year, month)
  if (precision === 'year') return dayOf(year)
  return month < 3 ? dayOf(year - 1, 12) : dayOf(year, month - (month % 3))
}

/** Returns the day so many days later, or earlier. */
export function addDays(on: string, days: number): string {
  const { year, month, day } = partsOf(on)
  return utcDay(new Date(Date.UTC(year, month - 1, day + days)))
}

/** Returns the date of a moment in UTC. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns the date of a moment where the user is. */
export const localDay = (moment = new Date()): string =>
  dayOf(moment.getFullYear(), moment.getMonth() + 1, moment.getDate())

// No year begins with a season, so that their order does not matter.
const fineness = { day: 3, month: 2, season: 1, year: 0, unknown: 0 }

/** Compares dates for a list, newest first: on the same day a finer one comes first, and unknown ones come last. */
export function newestFirst(one: RememberedDate, other: RememberedDate): number {
  const [on, otherOn] = [one.on ?? '', other.on ?? '']
  if (on !== otherOn) return on > otherOn ? -1 : 1
  return fineness[other.precision] - fineness[one.precision]
}
