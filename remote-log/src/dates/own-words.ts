import { parseDateText, type RememberedDate } from '@bucketeer/shared-ui/social'
import { dayAgo } from './today'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Matches whole names and their usual abbreviations only: 'maybe' and 'decided' are no months. */
const monthName =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/
const yearNumber = /\b(?:19|20)\d\d\b/
const yearsAgo = /\b(\d{1,2}) years? ago\b/

const ofYear = (year: number | string): RememberedDate => ({ on: `${year}-01-01`, precision: 'year' })

/** Reads words such as 'yesterday' and '5 years ago', which depend on the day. */
const relativeDate = (text: string, now: Date): RememberedDate | undefined => {
  const thisYear = now.getFullYear()
  if (/\btoday\b/.test(text)) return { on: dayAgo(0, now), precision: 'day' }
  if (/\byesterday\b/.test(text)) return { on: dayAgo(1, now), precision: 'day' }
  if (/\bthis year\b/.test(text)) return ofYear(thisYear)
  if (/\b(last|a) year\b/.test(text)) return ofYear(thisYear - 1)
  const ago = yearsAgo.exec(text)?.[1]
  return ago ? ofYear(thisYear - Number(ago)) : undefined
}

const parse = (text: string, now: Date): RememberedDate | undefined => {
  const exact = parseDateText(text.replace(/^(?:in|on)\s+/, ''))
  if (exact) return exact
  const year = yearNumber.exec(text)?.[0]
  if (!year) return relativeDate(text, now)
  const month = months.indexOf(monthName.exec(text)?.[1] ?? '') + 1
  if (month === 0) return ofYear(year)
  return { on: `${year}-${String(month).padStart(2, '0')}-01`, precision: 'month' }
}

/**
 * Parses a date in words: 'in 2019', 'May 2019', 'last year', 'some time in 2001'. An empty text is an unknown date.
 * Returns undefined for words without a date, and for future dates.
 */
export const dateOfOwnWords = (text: string, now = new Date()): RememberedDate | undefined => {
  const words = text.trim().toLowerCase()
  if (words === '') return { on: null, precision: 'unknown' }
  const date = parse(words, now)
  return date?.on && date.on > dayAgo(0, now) ? undefined : date
}
