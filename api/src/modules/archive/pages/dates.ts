import { isKnownDate, type RememberedDate, seasonOf } from '@bucketeer/platform/text'
import type { PageWords } from '../words'

/** Returns a function that writes dates in a language: '3 May 2024', 'May 2024', 'summer 2024', '2024'. */
export function createDateWords(language: string, { seasons, sometime }: PageWords) {
  // The site writes English dates with the day first.
  const locale = language === 'en' ? 'en-GB' : language
  const common = { year: 'numeric', month: 'long', calendar: 'gregory', timeZone: 'UTC' } as const
  const formats = {
    day: new Intl.DateTimeFormat(locale, { ...common, day: 'numeric' }),
    month: new Intl.DateTimeFormat(locale, common),
  }
  return (date: RememberedDate): string => {
    if (!isKnownDate(date)) return sometime
    const { on, precision } = date
    const year = String(Number(on.slice(0, 4)))
    if (precision === 'day' || precision === 'month') return formats[precision].format(new Date(on))
    return precision === 'year' ? year : seasons[seasonOf(on)](year)
  }
}

export type DateWords = ReturnType<typeof createDateWords>
