import { dateNames, keyOf, relativeDate, wordsOf } from './date-names'
import { type DateNumber, type DateToken, dateTokens, normalizeDate } from './date-tokens'
import { dayOf, isDay, partsOf, type RememberedDate, type RoughDate } from './periods'

/** @property locale decides what 3/5/2027 is; @property today as 2027-05-03, for dates without a year */
export interface DateReader {
  locale: string
  today: string
}

type Order = 'dmy' | 'mdy' | 'ymd'

/** A date whose parts are known but for the year, which may be one of some. */
interface Parts {
  years: readonly number[]
  season?: number | undefined
  month?: number | undefined
  day?: number | undefined
}

/** Other calendars count other years, such as 1406 in Iran and 2570 in Thailand. */
const isYear = (year: number) => year >= 1800 && year <= 2299

/** Returns the years that two digits mean, from 90 years ago to 60 years on. */
function yearsOf(digits: number, { today }: DateReader) {
  const { year } = partsOf(today)
  const centuries = [-1, 0, 1].map((offset) => (Math.floor(year / 100) + offset) * 100 + digits)
  return centuries.filter((some) => some >= year - 90 && some <= year + 60)
}

const datesOf = ({ years, season, month, day }: Parts): RoughDate[] =>
  years.flatMap((year): RoughDate[] => {
    if (!isYear(year)) return []
    if (season !== undefined) return [{ on: dayOf(year, season * 3 + 3), precision: 'season' }]
    const precision = day !== undefined ? 'day' : month !== undefined ? 'month' : 'year'
    const on = dayOf(year, month, day)
    return isDay(on) ? [{ on, precision }] : []
  })

/** Returns the last date that has begun, and the next one. Leap days are up to eight years apart. */
function aroundToday(parts: Omit<Parts, 'years'>, { today }: DateReader) {
  const { year } = partsOf(today)
  const dates = datesOf({ ...parts, years: Array.from({ length: 17 }, (_, index) => year - 8 + index) })
  const next = dates.findIndex(({ on }) => on > today)
  return dates.slice(Math.max(next - 1, 0), next + 1)
}

/**
 * Returns the order of a locale's dates. Undefined for American English, which many browsers have whose users write the
 * day first.
 */
function orderOf({ locale }: DateReader): Order | undefined {
  if (/^en(?:-US)?$/iu.test(locale)) return undefined
  const numeric = { calendar: 'gregory', day: 'numeric', month: 'numeric', year: 'numeric' } as const
  const order = new Intl.DateTimeFormat(locale, numeric)
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type.charAt(0)] : []))
    .join('')
  return order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined
}

function inOrder(numbers: readonly DateNumber[], order: Order, reader: DateReader): RoughDate[] {
  const at = (part: string) => numbers[order.indexOf(part)]
  const [year, month, day] = [at('y'), at('m'), at('d')]
  if (!year || !month || !day || month.digits > 2 || day.digits > 2) return []
  const years = year.digits === 4 ? [year.value] : year.digits === 2 ? yearsOf(year.value, reader) : []
  return datesOf({ years, month: month.value, day: day.value })
}

const separators = ['', '/', '-', '.', '‐', '‑']

/** Reads numbers alone: 3.5.2027, 2027-05-03, 05/2027, 2027. */
function datesOfNumbers(numbers: readonly DateNumber[], reader: DateReader): RoughDate[] {
  const [first, second, third] = numbers
  const gaps = numbers.slice(1).map(({ gap }) => gap ?? 'word')
  if (!first || gaps.some((gap) => gap !== gaps[0] || !separators.includes(gap))) return []
  if (!second) return first.digits === 4 ? datesOf({ years: [first.value] }) : []
  if (!third) {
    const [year, month] = first.digits === 4 ? [first, second] : [second, first]
    if (year.digits !== 4 || month.digits > 2) return []
    return datesOf({ years: [year.value], month: month.value })
  }
  const read = (orders: readonly Order[]) => orders.flatMap((order) => inOrder(numbers, order, reader))
  if (first.digits === 4) return read(['ymd'])
  if (gaps[0] === '.') return read(['dmy'])
  const usual = orderOf(reader)
  const hasYearLast = third.digits === 4
  const all: Order[] = hasYearLast ? ['dmy', 'mdy'] : ['dmy', 'mdy', 'ymd']
  // Two digits with hyphens may be a short 2027-05-03 anywhere.
  if (!usual || !all.includes(usual) || (gaps[0] === '-' && !hasYearLast)) return read(all)
  const certain = read([usual])
  return certain.length > 0 ? certain : read(all)
}

const mayBeDay = ({ digits, of }: DateNumber) => digits <= 2 && of !== 'year'
const mayBeYear = ({ digits, of }: DateNumber) => (digits === 4 || digits === 2) && of !== 'day'

/** Reads a date with a named month or season: 3 May 2027, May 3rd '27, summer 2027, 3 May. */
function datesWithName(
  named: Pick<Parts, 'season' | 'month'>,
  numbers: readonly DateNumber[],
  reader: DateReader,
): RoughDate[] {
  const [first, second, ...more] = numbers
  if (more.length > 0) return []
  const readings: { day?: DateNumber; year?: DateNumber }[] = !first
    ? [{}]
    : !second
      ? [{ day: first }, { year: first }]
      : [
          { day: first, year: second },
          { year: first, day: second },
        ]
  return readings.flatMap(({ day, year }) => {
    if (day && (named.month === undefined || !mayBeDay(day))) return []
    const parts = { ...named, day: day?.value }
    if (!year) return aroundToday(parts, reader)
    if (!mayBeYear(year)) return []
    return datesOf({ ...parts, years: year.digits === 4 ? [year.value] : yearsOf(year.value, reader) })
  })
}

/** Returns whether a winter is written with both of its years: 2027/28, 2027-2028. */
const isWinterOfTwoYears = ([first, second]: readonly DateNumber[]) =>
  first?.digits === 4 && (second?.value === first.value + 1 || second?.value === (first.value + 1) % 100)

/** Returns the only value of a list, undefined without one, and null for several. */
const only = (values: readonly number[]) => (values.length > 1 ? null : values[0])

function datesOfTokens(tokens: readonly DateToken[], reader: DateReader): RememberedDate[] {
  const valuesOf = (kind: 'month' | 'season' | 'weekday') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.value] : []))
  const numbers = tokens.filter((token) => token.kind === 'number')
  const marked = numbers.filter(({ of }) => of === 'month')
  const month = only([...valuesOf('month'), ...marked.map(({ value }) => value)])
  const [season, weekday] = [only(valuesOf('season')), only(valuesOf('weekday'))]
  if (month === null || season === null || weekday === null) return []
  const others = numbers.filter(({ of }) => of !== 'month')

  const read = (): RoughDate[] => {
    if (month === undefined && season === undefined) return datesOfNumbers(numbers, reader)
    if (season === undefined) return datesWithName({ month }, others, reader)
    if (month !== undefined) return []
    return datesWithName(
      { season },
      season === 3 && isWinterOfTwoYears(others) ? others.slice(0, 1) : others,
      reader,
    )
  }
  const isOfWeekday = ({ on, precision }: RoughDate) =>
    weekday === undefined || (precision === 'day' && new Date(on).getUTCDay() === weekday)
  return read().filter(isOfWeekday)
}

/** Reads dates that depend on today, and the unknown one; undefined for others. */
function datesOfWords(tokens: readonly DateToken[], { today }: DateReader): RememberedDate[] | undefined {
  const [token, other, ...more] = tokens.filter(({ kind }) => kind !== 'filler')
  if (more.length > 0) return undefined
  if (token?.kind === 'unknown' && !other) return [{ on: null, precision: 'unknown' }]
  if (token?.kind === 'relative' && !other) return [relativeDate(token, today)]
  if (token?.kind === 'number' && token.digits <= 2 && other?.kind === 'years ago')
    return [relativeDate({ unit: 'year', value: -token.value }, today)]
  return undefined
}

/** Matches a remark after a year: 'summer of 2001, I think'. */
const remark = /^(?<date>.*\d{4}[^,;(،、]*)[,;(،、](?<remark>\D*)$/u

/**
 * Reads a date as people write it, in numbers or words of their language or English. Returns nothing for a text that is
 * no date, several dates if it may mean each of them, such as 3/5/2027, and else the only one that it may mean.
 */
export function readDate(text: string, reader: DateReader): RememberedDate[] {
  const names = dateNames(reader.locale)
  const read = (some: string): RememberedDate[] => {
    const tokens = dateTokens(some, names)
    if (!tokens) return []
    const dates = datesOfWords(tokens, reader) ?? datesOfTokens(tokens, reader)
    return dates.filter(
      ({ on, precision }, index) =>
        dates.findIndex((other) => other.on === on && other.precision === precision) === index,
    )
  }
  const normal = normalizeDate(text)
  const dates = read(normal)
  const groups = dates.length === 0 ? remark.exec(normal)?.groups : undefined
  const isRemark = wordsOf(groups?.remark ?? '').every(
    (word) => (names.get(keyOf([word]))?.kind ?? 'filler') === 'filler',
  )
  return groups?.date && isRemark ? read(groups.date) : dates
}
