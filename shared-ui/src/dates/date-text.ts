/** How exactly a date is known. */
export type DatePrecision = 'day' | 'month' | 'year'

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

const notations: [RegExp, DatePrecision][] = [
  [/^(?<year>\d{4})$/, 'year'],
  [/^(?<month>\d{1,2})[/.](?<year>\d{4})$/, 'month'],
  [/^(?<year>\d{4})-(?<month>\d{1,2})$/, 'month'],
  [/^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/, 'day'],
  [/^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/, 'day'],
]

/** Reads a date as people type it: 2027, 05/2027, 3.5.2027, 2027-05-03. Returns undefined for any other text. */
export function parseDateText(text: string): RoughDate | undefined {
  for (const [notation, precision] of notations) {
    const parts = notation.exec(text.trim())?.groups
    if (!parts) continue
    const { year = '', month = '1', day = '1' } = parts
    const on = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
    return isDay(on) ? { on, precision } : undefined
  }
  return undefined
}

/** Says when something was: 'on 3 May 2024', 'in May 2024', 'in 2024', 'some time ago'. */
export function dateWords({ on, precision }: RememberedDate): string {
  if (on === null || precision === 'unknown') return 'some time ago'
  return `${precision === 'day' ? 'on' : 'in'} ${periodWords({ on, precision })}`
}

/** Says when something is planned: 'for 3 May 2027', 'for May 2027', 'for 2027'. */
export const targetWords = (target: RoughDate): string => `for ${periodWords(target)}`

/** Writes a date as `parseDateText` reads it, for a field: 2027-05-03, 05/2027, 2027. */
export function dateText({ on, precision }: RoughDate): string {
  const [year = '', month = ''] = on.split('-')
  if (precision === 'year') return year
  return precision === 'month' ? `${month}/${year}` : on
}

function periodWords({ on, precision }: RoughDate): string {
  const [year = '', month, day] = on.split('-')
  const words = [year]
  if (precision !== 'year') words.unshift(months[Number(month) - 1] ?? '')
  if (precision === 'day') words.unshift(String(Number(day)))
  return words.join(' ')
}

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

/** False for 2027-02-30 and the year 0000, which the database does not have. */
function isDay(on: string): boolean {
  const time = Date.parse(`${on}T00:00:00Z`)
  return !on.startsWith('0000') && !Number.isNaN(time) && new Date(time).toISOString().startsWith(on)
}
