import type { RoughDate } from '../log/entry'

const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]

const parts = ({ on }: RoughDate) => {
  const [year = '', month = '', day = ''] = on?.split('-') ?? []
  return { year, month: months[Number(month) - 1] ?? '', day: Number(day) }
}

/** Returns a date in words: 'on 3 May 2024', 'in May 2024', 'in 2024', or 'some time ago'. */
export const dateWords = (date: RoughDate): string => {
  if (date.on === null || date.precision === 'unknown') return 'some time ago'
  const { year, month, day } = parts(date)
  if (date.precision === 'year') return `in ${year}`
  return date.precision === 'month' ? `in ${month} ${year}` : `on ${day} ${month} ${year}`
}

/** Returns since when: 'since May', 'since 3 May 2024'. Leaves out the present year; null if the date is unknown. */
export const sinceWords = (date: RoughDate, thisYear: number): string | null => {
  if (date.on === null || date.precision === 'unknown') return null
  const { year, month } = parts(date)
  if (date.precision === 'year') return `since ${year}`
  return Number(year) === thisYear ? `since ${month}` : `since ${month} ${year}`
}

const two = (part: string) => part.padStart(2, '0')

const dateOf = (year: string, month = '1', day = '1'): string | null => {
  const on = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${on}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(on) ? on : null
}

const forms: [RegExp, RoughDate['precision'], (groups: string[]) => string | null][] = [
  [/^(\d{4})$/, 'year', ([year = '']) => dateOf(year)],
  [/^(\d{1,2})[/.](\d{4})$/, 'month', ([month = '', year = '']) => dateOf(year, month)],
  [/^(\d{4})-(\d{1,2})$/, 'month', ([year = '', month]) => dateOf(year, month)],
  [/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, 'day', ([day, month, year = '']) => dateOf(year, month, day)],
  [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, 'day', ([year = '', month, day]) => dateOf(year, month, day)],
]

/** Reads '2001', '05/2001', '3.5.2001' or '2001-05-03'. Returns null for another text. */
export const parseDateText = (text: string): RoughDate | null => {
  for (const [form, precision, read] of forms) {
    const groups = form.exec(text.trim())?.slice(1)
    const on = groups && read(groups)
    if (on) return { on, precision }
  }
  return null
}
