import type { Sentence } from '@bucketeer/host/server'
import { addDays, isDay, readDate, type RememberedDate } from '@bucketeer/platform/text'
import { today } from '../../log/dates'
import type { DateOrder } from './upload'
import { ambiguousDate, wrongDate } from './words'

export interface When {
  date: RememberedDate
  look?: Sentence
}

export const unknownDate: RememberedDate = { on: null, precision: 'unknown' }

/** Names of months in files: English and German, and Arabic of Egypt and of Syria. */
const locales = ['en-US', 'de', 'ar-EG', 'ar-SY']

/** Without a year, a date would depend on the day of the import. */
const hasYear = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}(?!\p{Nd})|['’]\p{Nd}{2}/u

/** Two numbers that may be day and month, and a year. */
const slashed = /^\s*(\d{1,2})\s*[/-]\s*(\d{1,2})\s*[/-]\s*(?:\d{4}|\d{2})(?!\d)/u

/** Days since 1899, as spreadsheets write dates without a format; those from 1954 to 2064. */
const serialDay = /^[2-5]\d{4}(?:\.\d+)?$/u

const longestDate = 100

/** Returns the day of a moment in a time zone, in UTC without a known one; undefined for an invalid moment. */
export function dayAt(moment: Date, timeZone?: string): string | undefined {
  if (Number.isNaN(moment.getTime())) return undefined
  try {
    return dayIn(moment, timeZone)
  } catch {
    return dayIn(moment)
  }
}
function dayIn(moment: Date, timeZone = 'UTC') {
  const day = moment.toLocaleDateString('sv-SE', { timeZone })
  return isDay(day) ? day : undefined
}

function numbersIn(text: string): [first: number, second: number] {
  const [, first, second] = slashed.exec(withAsciiDigits(text)) ?? []
  return [Number(first ?? 0), Number(second ?? 0)]
}

const withAsciiDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))

/** Returns whether the numbers of dates show that the day or the month comes first; undefined if none does, or both do. */
export function orderOf(texts: readonly string[]): DateOrder | undefined {
  const numbers = texts.map(numbersIn)
  const [isDayFirst, isMonthFirst] = [0, 1].map((index) => numbers.some((pair) => (pair[index] ?? 0) > 12))
  return isDayFirst === isMonthFirst ? undefined : isDayFirst ? 'day' : 'month'
}

/** Returns whether a date may begin with the day or the month. */
export function isAmbiguous(text: string): boolean {
  const [first, second] = numbersIn(text)
  return first !== second && [first, second].every((number) => number >= 1 && number <= 12)
}

function datesIn(text: string): RememberedDate[] {
  for (const locale of locales) {
    const dates = readDate(text, { locale, today: today() })
    if (dates.length > 0) return dates
  }
  return []
}

/** Reads a date of a file: 2001-05-03 with or without a time, 3.5.2001, 05/03/2001, May 2001, 2001. An empty text is an unknown date. */
export function whenOf(text: string, order?: DateOrder): When {
  const written = withAsciiDigits(text.trim())
  if (written === '') return { date: unknownDate }
  if (written.length > longestDate) return { date: unknownDate, look: wrongDate(written) }
  if (serialDay.test(written))
    return { date: { on: addDays('1899-12-30', Math.floor(Number(written))), precision: 'day' } }
  const [, year, month, day] = /^(\d{4})[-:/.](\d\d)[-:/.](\d\d)(?:[T\s]\s*\d.*)?$/u.exec(written) ?? []
  const plain = year ? `${year}-${month}-${day}` : written.replace(/,?\s+\d{1,2}:\d\d.*$/u, '')
  const dates = hasYear.test(plain) ? datesIn(plain) : []
  if (dates.length === 0) return { date: unknownDate, look: wrongDate(written) }
  if (isAmbiguous(plain) && dates.length > 1 && !order)
    return { date: unknownDate, look: ambiguousDate(written) }
  const [first, second] = numbersIn(plain)
  const monthAndDay = (order === 'month' ? [first, second] : [second, first]).map((part) =>
    String(part).padStart(2, '0'),
  )
  const inOrder = dates.filter(({ on }) => on?.slice(5) === monthAndDay.join('-'))
  // The earlier one comes first, of a year of two digits that may be in the last century or to come.
  const [date = unknownDate] = inOrder.length > 0 ? inOrder : dates
  return { date }
}
